// An answer as it is read: markdown without pictures, numbers as marks that lead to their sources (COP-30).
import type { ComponentProps } from 'react'
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown'
import { Link } from 'wouter'

export function AnswerMarkdown({ text }: { text: string }) {
  return (
    <div className="copilot-answer flex flex-col gap-1.5 text-14 leading-[21px] wrap-text [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-1 [&_ul]:pl-4">
      <ReactMarkdown disallowedElements={['img']} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
}

const components: Components = { a: Anchor }

/** Of other targets than http, https, irc, ircs, mailto, xmpp and our own pages nothing is left: the reader blanks them. */
function Anchor({ node: _, href = '', children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    const isMark = typeof children === 'string' && /^\d+$/.test(children)
    return isMark ? (
      <Link
        href={href}
        aria-label={`Source ${children}`}
        className="mx-0.5 inline-grid size-4 place-items-center rounded-full border border-accent align-[2px] text-[9px] leading-none font-semibold text-accent tabular-nums no-underline hover:bg-accent-tint"
      >
        {children}
      </Link>
    ) : (
      <Link href={href}>{children}</Link>
    )
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
