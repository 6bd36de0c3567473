#pragma once
/* getopt_long is not in Swift's Glibc module, and its globals are not safe to name in Swift 6. */
#include <getopt.h>
#include <stddef.h>

/* Starts over; messages are ours. */
static inline void cgetopt_restart(void) {
  opterr = 0;
#ifdef __GLIBC__
  optind = 0;
#else
  optind = 1;
  optreset = 1;
#endif
}

static inline int cgetopt_next_index(void) { return optind; }
static inline int cgetopt_offender(void) { return optopt; }
static inline const char *cgetopt_argument(void) { return optarg; }
