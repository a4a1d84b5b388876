// What the mails about tasks consist of, and where what they name is shown.
import type { LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'

/** In the language of the reader. */
export interface MailParts {
  language: LanguageCode
  subject: string
  intro: string
  sections: LayoutSection[]
}

export interface MailPlace {
  publicUrl: string
  /** Of the reader. */
  language: LanguageCode
}
