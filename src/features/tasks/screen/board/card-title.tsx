// The title on a card: whole, or the beginning of a very long one, which its dialog shows whole.

/** More than any title that an agent makes (80), and four lines of a card on a phone. */
const LONG = 100

export type CardTitleProps = {
  title: string
  /** One line of a long one, as in the midst of a sentence, instead of four. */
  brief?: boolean
}

/** Cut for the eye alone: what is read aloud is the whole title. */
export function CardTitle({ title, brief = false }: CardTitleProps) {
  // Its direction ends with it: the number behind a Hebrew title is read as a number.
  if (title.length <= LONG) return <bdi>{title}</bdi>
  return (
    <bdi className={brief ? 'inline-block max-w-full truncate align-bottom' : 'line-clamp-4'} title={title}>
      {title}
    </bdi>
  )
}
