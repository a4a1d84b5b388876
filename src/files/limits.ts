// What reading one file may take, and how much of it is kept.

export interface FileLimits {
  /** Of the file itself, in bytes. */
  bytes: number
  /** From start to end; the process is killed then. A reader stops by itself at `softShare` of it and keeps what it has. */
  timeMs: number
  /** Of the process, whatever uses it; killed with more. */
  memoryMb: number
  /** Pages, sheets, slides, sections or entries; the rest is counted only. */
  parts: number
  /** Pages whose text is recognised in a picture. */
  recognisedPages: number
  /** Characters of text kept. */
  characters: number
  /** Cells of tables kept. */
  cells: number
  /** What all that is packed in the file may unpack to, in bytes. */
  inflatedBytes: number
  /** How many times its packed size one entry may unpack to, once it is over a megabyte. */
  inflateRatio: number
  /** Elements within elements, parts within parts. */
  depth: number
}

export const softShare = 0.8

export const defaultLimits: FileLimits = {
  bytes: 25 * 1024 * 1024,
  timeMs: 120_000,
  memoryMb: 500,
  parts: 500,
  recognisedPages: 20,
  characters: 2_000_000,
  cells: 100_000,
  inflatedBytes: 150 * 1024 * 1024,
  inflateRatio: 200,
  depth: 200,
}
