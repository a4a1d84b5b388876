// What accounts write to people: links that prove an address is theirs, and news of what happened to their account.
import type { ProductMail, SendProductMail } from '../../mail/product-mail.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { AccountAddress, AccountMails, AccountNews } from './account-services.ts'
import { confirmUrl } from './confirm-url.ts'

type AccountWords = MailWords['account']

export interface AccountMailServices {
  send: SendProductMail
  publicUrl: string
  languageOf(userId: number): Promise<LanguageCode>
}

/** Mails with a link are secret: only the address and the server's owner ever read them (AUTH-29). */
export function accountMails({ send, publicUrl, languageOf }: AccountMailServices): AccountMails {
  const mailLink = async (
    { userId, address }: AccountAddress,
    { kind, url }: Pick<ProductMail, 'kind'> & { url: string },
    say: (words: AccountWords) => AccountWords['reset'],
  ) => {
    const language = await languageOf(userId)
    const { account: words } = wordsIn(language)
    const { subject, intro, button, below, footer } = say(words)
    await send({
      ...{ kind, language, subject, intro, footer },
      isSecret: true,
      to: address,
      toUserId: userId,
      line: words.line,
      sections: [
        { kind: 'button', link: { text: button, url } },
        { kind: 'paragraph', text: below },
      ],
    })
  }
  const confirming = (token: string) => confirmUrl(publicUrl, token)
  return {
    confirmation: (to, token) =>
      mailLink(to, { kind: 'confirmation', url: confirming(token) }, (words) => words.confirmation),
    addressChange: (to, token) =>
      mailLink(to, { kind: 'address-change', url: confirming(token) }, (words) => words.addressChange),
    reset: (to, token) =>
      mailLink(
        to,
        { kind: 'reset', url: `${publicUrl}/reset-password?token=${token}` },
        (words) => words.reset,
      ),
    claim: (to, token) => mailLink(to, { kind: 'claim', url: confirming(token) }, (words) => words.claim),
    async news({ userId, address }, news) {
      const language = await languageOf(userId)
      const { account: words } = wordsIn(language)
      await send({
        ...newsWords(news, publicUrl, words),
        kind: 'account-news',
        language,
        to: address,
        toUserId: userId,
        line: words.line,
        sections: [],
        footer: words.newsFooter,
      })
    },
  }
}

function newsWords(
  news: AccountNews,
  publicUrl: string,
  words: AccountWords,
): Pick<ProductMail, 'subject' | 'intro'> {
  const otherwise = words.notYou(`${publicUrl}/forgot-password`)
  if (news.what === 'password-changed') {
    const intro = [words.signedOut, news.endedKeys ? words.keysEnded : '', otherwise]
    return { subject: words.passwordChanged, intro: intro.filter(Boolean).join(' ') }
  }
  if (news.what === 'password-added')
    return { subject: words.passwordAdded, intro: `${words.passwordAddedIntro} ${otherwise}` }
  if (news.what === 'factor-added')
    return { subject: words.factorAdded, intro: `${words.factorAddedIntro} ${otherwise}` }
  if (news.what === 'factor-removed') {
    const intro = news.isLast ? words.factorRemovedIntro : words.oneFactorRemovedIntro
    return {
      subject: news.isLast ? words.factorRemoved : words.oneFactorRemoved,
      intro: `${intro} ${otherwise}`,
    }
  }
  if (news.what === 'codes-made')
    return { subject: words.codesMade, intro: `${words.codesMadeIntro} ${otherwise}` }
  if (news.what === 'way-removed') {
    const intro = news.provider === 'google' ? words.googleUnlinkedIntro : words.passwordRemovedIntro
    return { subject: words.wayRemoved, intro: `${intro} ${otherwise}` }
  }
  if (news.what === 'google-linked')
    return { subject: words.googleLinked, intro: words.googleLinkedIntro(`${publicUrl}/settings`) }
  return { subject: words.addressChanged, intro: words.addressChangedIntro(news.newAddress) }
}
