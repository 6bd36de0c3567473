#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>

/* What Swift's runtime exports and its standard library has no name for. */

/* Retains an object of Swift's, whose memory has to be there; NULL once the object is dead or dying. */
void *_Nullable swift_tryRetain(void *_Nonnull object);

/* The compiler's table of what the types of this image conform to; the linker says where it begins and ends. */
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/* The table, if this image is the whole program: one that nothing can be loaded into; else NULL. */
static inline const int32_t *_Nullable navwright_conformances(void) {
  return getauxval(AT_BASE) == 0 ? __start_swift5_protocol_conformances : NULL;
}

/* How many entries the table has. */
static inline ptrdiff_t navwright_conformance_count(void) {
  return __stop_swift5_protocol_conformances - __start_swift5_protocol_conformances;
}
