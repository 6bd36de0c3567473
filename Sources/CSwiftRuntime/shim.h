#pragma once
/* What Swift's runtime exports and its standard library has no name for. */

/* Retains an object of Swift's, whose memory has to be there; NULL once the object is dead or dying. */
void *_Nullable swift_tryRetain(void *_Nonnull object);
