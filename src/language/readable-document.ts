// A file as it was read: its parts (pages, sheets) with their blocks, as far as readers of language need them.

export interface ReadCell {
  readonly text: string
  readonly merged: boolean
  /** Of a sheet, such as B4. */
  readonly address?: string | null
}

export interface ReadBlock {
  readonly kind: string
  readonly text?: string
  /** What stands before an item. */
  readonly marker?: string
  readonly rows?: readonly (readonly ReadCell[])[]
}

/** What was read out of a file, as far as it is needed here. */
export interface ReadableDocument {
  readonly kind: string
  readonly title?: string | null
  readonly unit?: string
  readonly parts: readonly {
    readonly number: number
    readonly name?: string | null
    readonly blocks: readonly ReadBlock[]
  }[]
}
