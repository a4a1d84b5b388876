// The title on a card: whole, or the beginning of a very long one, which its dialog shows whole.

/** More than any title that an agent makes (80), and four lines of a card on a phone. */
const LONG = 100
/** What is left of it where it stands within a sentence. */
const BRIEF = 40

export type CardTitleProps = {
  title: string
  /** Stands within a sentence. */
  brief?: boolean
}

/** Cut for the eye alone: what is read aloud is the whole title. */
export function CardTitle({ title, brief = false }: CardTitleProps) {
  // Its direction ends with it: the number behind a Hebrew title is read as a number.
  if (title.length <= LONG) return <bdi>{title}</bdi>
  if (!brief)
    return (
      <bdi className="line-clamp-4" title={title}>
        {title}
      </bdi>
    )
  return (
    <bdi title={title}>
      <span aria-hidden>{beginningOf(title)}…</span>
      <span className="sr-only">{title}</span>
    </bdi>
  )
}

/* Whole words where there are any, and whole characters, also of those that take two units of UTF-16. */
function beginningOf(title: string): string {
  const start = Array.from(title).slice(0, BRIEF).join('')
  return start.replace(/(?<!\s)\s+\S*$/, '')
}
