// The title on a card: whole, or the first lines of a very long one, which its dialog shows whole.

/** More than any title that an agent makes (80), and four lines of a card on a phone. */
const LONG = 100

/** Cut for the eye alone: what is read aloud is the whole title. */
export function CardTitle({ title }: { title: string }) {
  // Its direction ends with it: the number behind a Hebrew title is read as a number.
  if (title.length <= LONG) return <bdi>{title}</bdi>
  return (
    <bdi className="line-clamp-4" title={title}>
      {title}
    </bdi>
  )
}
