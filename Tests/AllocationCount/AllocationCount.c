#include "AllocationCount.h"

#include <errno.h>
#include <features.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_size_t count;
static atomic_size_t bytes;

allocation_count allocations_so_far(void) {
  allocation_count now = {
      atomic_load_explicit(&count, memory_order_relaxed),
      atomic_load_explicit(&bytes, memory_order_relaxed),
  };
  return now;
}

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// A sanitizer brings functions of these names itself. Every other allocation of the process goes through these: the
// executable's own names come before those of the C library.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static void note(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? ENOMEM : 0;
}

#endif
