// What a cue of requests, promises and proposals is.

/** A name and a pattern over a lower-case sentence with straight quotes and single spaces. */
export type Cue = readonly [name: string, pattern: RegExp]
