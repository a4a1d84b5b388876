// An element of a mail as selectors look at it.

/** An element with what stands around it. */
export interface StyledElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly classes: readonly string[]
  readonly parent: StyledElement | null
  /** The sibling before it. */
  readonly previous: StyledElement | null
  /** Place among its siblings, and among those of its name, from 1 on. */
  readonly place: number
  readonly placeOfName: number
  /** How many siblings there are, itself too. */
  readonly siblings: number
}

/** Counts what is compared, and says whether to go on. */
export type Spend = () => boolean

export type Test = (element: StyledElement, spend: Spend) => boolean
