// A mail of an archive.

export interface ArchivedMail {
  /** Where it stands: its file, or its place in the mbox. */
  name: string
  raw: Buffer
  /** It is larger than any mail that is taken. */
  isCut?: boolean
  /** The byte of the archive behind it, where reading may begin anew; null where that is the start alone. */
  end: number | null
}

/** Of a mail that would grow beyond this, no more is kept. */
export const MOST_BYTES = 40 * 2 ** 20

/** What is wrong with the file, in words for whoever gave it: reading it again comes to the same. */
export class DamagedArchive extends Error {}
