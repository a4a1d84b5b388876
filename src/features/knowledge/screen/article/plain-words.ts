// A line of markdown as it is read.

/** Without the marks of bold words, code, links and sources; an underscore may belong to a name. */
export const plainWords = (line: string): string =>
  line
    .replace(/\[\^\d{1,3}\]/g, '')
    .replace(/\]\([^()\s]{0,2000}\)/g, '')
    .replace(/[*`[\]]/g, '')
    .trim()
