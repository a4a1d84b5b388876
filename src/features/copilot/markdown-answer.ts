// Writes statements down as markdown: what they say is text and never markup, and a number leads to each source.
import type { Source, Statement } from '../../records/asks.ts'

/** ASCII punctuation: a backslash before it makes a letter of it (CommonMark, section 2.4). */
const MARKUP = /[\\`*_{}[\]()<>#+\-.!|~:&@=]/g

export function plainMarkdown(text: string): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .join(' ')
  return line.replace(MARKUP, '\\$&')
}

export interface Written {
  text: string
  /** As they are numbered, from 1. */
  sources: Source[]
}

/** More of one statement have no mark in its words: they stand among the sources alone. */
const MOST_OF_ONE = 20

export function writtenDown(statements: readonly Statement[]): Written {
  const sources: Source[] = []
  const numberOf = (source: Source) => {
    const place = sources.findIndex(({ kind, id }) => kind === source.kind && id === source.id)
    if (place >= 0) return place + 1
    sources.push(source)
    return sources.length
  }
  const lines = statements.map(({ text, sources: own }) => {
    const marks = own
      .map((source) => `[${numberOf(source)}](${source.path})`)
      .slice(0, MOST_OF_ONE)
      .join(' ')
    const rest = own.length > MOST_OF_ONE ? ` and ${own.length - MOST_OF_ONE} more` : ''
    const isItem = /^\s*\u2022\s*/.test(text)
    const said = plainMarkdown(text.replace(/^\s*\u2022\s*/, ''))
    return `${isItem ? '- ' : ''}${said}${marks === '' ? '' : ` ${marks}`}${rest}`
  })
  const joined = lines.reduce((all, line) => {
    if (all === '') return line
    const isList = line.startsWith('- ') && (all.split('\n').at(-1) ?? '').startsWith('- ')
    return `${all}${isList ? '\n' : '\n\n'}${line}`
  }, '')
  return { text: joined, sources }
}
