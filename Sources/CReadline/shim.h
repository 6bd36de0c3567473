/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
#if !__has_include(<readline/readline.h>)
#error "readline headers missing: apt-get install libreadline-dev, or build with NAVWRIGHT_NO_READLINE=1"
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <sys/signalfd.h> /* not in Swift's Glibc module */
#include <readline/readline.h>
#include <readline/history.h>

/* `rl_readline_name` is a const char * that Swift imports as not settable from a literal. */
static inline void creadline_set_name(const char *name) { rl_readline_name = name; }

/* The codeset of the locale in force; the constant is a macro. */
static inline const char *creadline_codeset(void) { return nl_langinfo(CODESET); }
