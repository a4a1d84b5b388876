// A text in markdown as it is read: no images from outside, links out in a window of their own, sources as marks.
import { type ComponentProps, useEffect, useRef } from 'react'
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from 'wouter'
import { EvidenceMark } from '../../../../ui/evidence-mark.tsx'
import './markdown.css'
import { headingIds } from './heading-ids.ts'
import { markNew } from './mark-new.ts'
import { markSentence } from './mark-sentence.ts'
import { sourceMarks } from './source-marks.ts'

export interface MarkdownProps {
  text: string
  /** Comes into sight, marked. */
  sentence?: string | null
  /** The text before it was edited: what is new is tinted. */
  before?: string | null
}

export function Markdown({ text, sentence = null, before = null }: MarkdownProps) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentence !== null) body.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [sentence])
  return (
    <div ref={body} className="article-text [--ground:var(--canvas)]" data-agent="faq">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[
          sourceMarks,
          headingIds,
          ...(sentence === null ? [] : [[markSentence, sentence] as [typeof markSentence, string]]),
          ...(before === null ? [] : [[markNew, before] as [typeof markNew, string]]),
        ]}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

const components: Components = {
  // The page's own title is above them.
  h1: ({ node: _, ...rest }) => <h2 {...rest} />,
  h2: ({ node: _, ...rest }) => <h2 {...rest} />,
  h3: ({ node: _, ...rest }) => <h3 {...rest} />,
  a: Anchor,
  img: Picture,
  sup: Source,
  table: ({ node: _, ...rest }) => (
    // A wide table scrolls inside its own place; the focus lets the keyboard scroll it.
    <section className="overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table {...rest} />
    </section>
  ),
}

function Anchor({ node: _, href = '', children, ...rest }: ComponentProps<'a'> & ExtraProps) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link href={href}>{children}</Link>
  const isOut = /^https?:/i.test(href)
  return (
    <a {...rest} href={href} {...(isOut && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  )
}

/** Nothing is loaded from anywhere: a picture is a link to it. */
function Picture({ src, alt }: ComponentProps<'img'> & ExtraProps) {
  const name = alt || 'Picture'
  return typeof src === 'string' && /^https?:/i.test(src) ? (
    <a href={src} target="_blank" rel="noopener noreferrer nofollow">
      {name}
    </a>
  ) : (
    name
  )
}

/** What `[^1]` became: the mark of source 1, which leads to it. */
function Source({ node, children }: ComponentProps<'sup'> & ExtraProps) {
  const number = node?.properties.dataSource
  if (typeof number !== 'number') return <sup>{children}</sup>
  return (
    <sup className="top-0 ml-[3px] inline-grid align-[1px] leading-none">
      <a href={`#source-${number}`} aria-label={`Source ${number}`} className="rounded-full no-underline!">
        <EvidenceMark agent="faq" number={number} />
      </a>
    </sup>
  )
}
