#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// How often this process has asked for memory, and for how many bytes; 0 where nobody counts.
typedef struct {
  size_t count;
  size_t bytes;
} allocation_count;

/// Everything asked for so far.
allocation_count allocations_so_far(void);

#endif
