// Plain text with its web addresses as links; each shows its whole target and opens apart.
import { Fragment } from 'react'

/* Punctuation at the end belongs to the sentence, not to the address. */
const address = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/u

export function LinkedText({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other identity
      <a
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="link wrap-text"
      >
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
