// The words by which a language orders, asks, denies and tells: data of each language's folder (`<code>/orders.ts`).

/** Phrases parted by "|"; apostrophes and hyphens part words. */
export interface OrderWords {
  readonly code: string
  /** Say nothing of what is wanted: "please", "if you can". */
  readonly courtesy: string
  /** Openings that make an order of a question: "could you". */
  readonly polite: string
  /** Openings by which somebody wants something done: "I want you to". */
  readonly wishes: string
  /** Behind an order, they only ask for a nod: "ok?". */
  readonly nods: string
  /** First words of a question. */
  readonly asks: string
  readonly denies: string
  /** What stands behind one of these is to come first, or is only thought of. */
  readonly ifs: string
  /** Somebody else's words follow, or went before. */
  readonly reports: string
  /** More than one is named, and one of them meant; or one of them not. */
  readonly choices: string
  /** It is only weighed. */
  readonly doubts: string
  readonly subjects: string
  /** Of these, the one who writes. */
  readonly self: string
  /** Forms of being, having and other verbs of statements. */
  readonly finite: string
  /** It is still to come, or nearly was. */
  readonly modals: string
  /** Forms of the verbs of ordering that tell of what was. */
  readonly past: string
  /** A clause that begins so gives a reason. */
  readonly reasons: string
  /** As an order begins, and infinitives at its end. */
  readonly verbs: string
  /** Whatever fits is meant. */
  readonly all: string
  /** Of what was told before, one by its place. */
  readonly ordinals: string
  /** Two are meant, no more. */
  readonly pairs: string
  /** Other words of acting: fields, states, kinds of records. */
  readonly acting: string
}
