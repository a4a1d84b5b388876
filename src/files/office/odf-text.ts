// The text of OpenDocument paragraphs, and what hangs on them.
import { allOf, type Element, elementsOf, textOf } from '../packed/xml.ts'

export interface OdfText {
  text: string
  /** Frames, text boxes and shapes that are anchored in it. */
  frames: Element[]
  notes: Element[]
  /** Pages that end in it, before its first word and after. */
  pagesBefore: number
  pagesAfter: number
}

const frames = new Set(['draw:frame', 'draw:custom-shape', 'draw:g', 'draw:rect', 'draw:text-box', 'draw:a'])

export function readOdfText(paragraph: Element): OdfText {
  const text: OdfText = { text: '', frames: [], notes: [], pagesBefore: 0, pagesAfter: 0 }
  take(text, paragraph)
  return text
}

function take(text: OdfText, element: Element): void {
  for (const child of element.children) {
    if (typeof child === 'string') text.text += child.replace(/[\r\n]/g, ' ')
    else takeElement(text, child)
  }
}

function takeElement(text: OdfText, child: Element): void {
  const { name } = child
  if (name === 'text:s') text.text += ' '
  else if (name === 'text:tab') text.text += '\t'
  else if (name === 'text:line-break') text.text += '\n'
  else if (name === 'text:soft-page-break') {
    if (text.text.trim() === '') text.pagesBefore += 1
    else text.pagesAfter += 1
  } else if (name === 'text:note' || name === 'office:annotation') text.notes.push(child)
  else if (frames.has(name)) text.frames.push(child)
  // What a ruby says is how the word is spoken; a hidden text is not seen.
  else if (name !== 'text:ruby-text' && name !== 'text:hidden-text' && name !== 'text:tracked-changes')
    take(text, child)
}

/** Of a footnote or a comment, with its author. */
export function noteText(note: Element): string {
  const [author] = allOf(note, 'dc:creator')
  const words = [...allOf(note, 'text:p')].map((paragraph) => readOdfText(paragraph).text).join('\n')
  return author ? `${textOf(author)}: ${words}` : words
}

/** What describes a picture. */
export function descriptionOf(frame: Element): string {
  return [...elementsOf(frame)]
    .filter(({ name }) => name === 'svg:title' || name === 'svg:desc')
    .map(textOf)
    .join(' ')
    .trim()
}
