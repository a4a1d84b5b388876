// A mail of an archive.

export interface ArchivedMail {
  /** Where it stands: its file, or its place in the mbox. */
  name: string
  raw: Buffer
  /** It is larger than any mail that is taken. */
  isCut?: boolean
}
