// What is written of an article until it is saved, and whether it can be.
import type { Article, ArticleSource } from '../../contract.ts'

export interface ArticleForm {
  title: string
  text: string
  sources: readonly ArticleSource[]
  isPublic: boolean
  /** The version that is edited; 0 for a new one. */
  version: number
}

export const emptyForm = (): ArticleForm => ({
  title: '',
  text: '',
  sources: [],
  isPublic: false,
  version: 0,
})

export const formOf = ({ title, text, sources, isPublic, version }: Article): ArticleForm => ({
  ...{ title, text, sources, isPublic, version },
})

export interface FormFault {
  title?: string
  text?: string
}

export const faultsOf = ({ title, text }: ArticleForm): FormFault => ({
  ...(title.trim() === '' && { title: 'Give it a title' }),
  ...(text.trim() === '' && { text: 'Write something first' }),
})

export const isWhole = (form: ArticleForm): boolean =>
  Object.keys(faultsOf(form)).length === 0 && form.sources.every(({ title }) => title.trim() !== '')

/** The lowest number that no source has. */
export function nextNumber(sources: readonly ArticleSource[]): number {
  const taken = new Set(sources.map(({ number }) => number))
  let number = 1
  while (taken.has(number)) number += 1
  return number
}

export const bodyOf = ({ title, text, sources }: ArticleForm) => ({
  title: title.trim(),
  text,
  sources: sources.map((one) => ({ ...one, title: one.title.trim() })),
})
