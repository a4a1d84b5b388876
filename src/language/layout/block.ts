// The parts that the text of a mail is laid out in, before any of its words are understood.

/** What a column of a table or a labelled line says of a piece of work. */
export type Role = 'task' | 'owner' | 'due' | 'status' | 'weight' | 'number' | 'note'

/** A place in the text: always `text.slice(start, end)` of the mail. */
export interface Slice {
  text: string
  start: number
  end: number
}

export interface Cell extends Slice {
  role: Role
}

export interface Block extends Slice {
  /**
   * prose: a paragraph. item: of a list. row: of a table, or lines of "Owner: …", "Task: …". heading: names what
   * stands below it. greeting, closing: the frame of the mail.
   */
  kind: 'prose' | 'item' | 'row' | 'heading' | 'greeting' | 'closing'
  /** How far it is indented, in blanks. */
  level: number
  /** Of a box: "[x]", "☑"; null without one. */
  checked: boolean | null
  /** That it bears in its list. */
  number: number | null
  /** Of a row, and of an item with labelled lines below it. */
  cells: readonly Cell[]
  /** Those that it stands under, the nearest first. */
  headings: readonly Block[]
  /** Paragraphs are parted by blank lines. */
  paragraph: number
  /** Who said it, in a pasted chat. */
  saidBy?: string
}
