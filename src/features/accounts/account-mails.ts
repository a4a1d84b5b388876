// What accounts write to people: links that prove an address is theirs, and news of what happened to their account.
import type { ProductMail, SendProductMail } from '../../mail/product-mail.ts'
import type { AccountAddress, AccountMails, AccountNews } from './account-services.ts'
import { confirmUrl } from './confirm-url.ts'

type Words = Pick<ProductMail, 'kind' | 'subject' | 'intro' | 'footer'>
type Link = { text: string; url: string; below: string }

/** Mails with a link are secret: only the address and the server's owner ever read them (AUTH-29). */
export function accountMails(send: SendProductMail, publicUrl: string): AccountMails {
  const mailLink = ({ userId, address }: AccountAddress, words: Words, { text, url, below }: Link) =>
    send({
      ...words,
      isSecret: true,
      to: address,
      toUserId: userId,
      line: 'Your account',
      sections: [
        { kind: 'button', link: { text, url } },
        { kind: 'paragraph', text: below },
      ],
    })
  return {
    confirmation: (to, token) =>
      mailLink(
        to,
        {
          kind: 'confirmation',
          subject: 'Confirm your address',
          intro: 'Mail from this address is worked as yours once you have confirmed it.',
          footer: 'Sent because somebody signed up with this address.',
        },
        {
          text: 'Confirm this address',
          url: confirmUrl(publicUrl, token),
          below: 'The link works once, for 24 hours. If you did not sign up, there is nothing to do.',
        },
      ),
    addressChange: (to, token) =>
      mailLink(
        to,
        {
          kind: 'address-change',
          subject: 'Confirm your new address',
          intro:
            'An account asked to use this address. It is theirs once the link is opened by whoever is signed in.',
          footer: 'Sent because somebody asked to use this address for their account.',
        },
        {
          text: 'Use this address',
          url: confirmUrl(publicUrl, token),
          below: 'The link works once, for 24 hours. If you did not ask for it, there is nothing to do.',
        },
      ),
    reset: (to, token) =>
      mailLink(
        to,
        {
          kind: 'reset',
          subject: 'Choose a new password',
          intro: 'Somebody asked for a new password for your account.',
          footer: 'Sent because a new password was asked for with this address.',
        },
        {
          text: 'Choose a new password',
          url: `${publicUrl}/reset-password?token=${token}`,
          below:
            'The link works once, for 60 minutes. If it was not you, there is nothing to do: your password stays as it is.',
        },
      ),
    claim: (to, token) =>
      mailLink(
        to,
        {
          kind: 'claim',
          subject: 'Make this account yours',
          intro: 'Your mails to the agents have made a board. With a password it is yours to open.',
          footer: 'Sent because a new link was asked for.',
        },
        {
          text: 'Open your account',
          url: confirmUrl(publicUrl, token),
          below: 'The link works once, for 30 days. If you did not ask for it, there is nothing to do.',
        },
      ),
    news: ({ userId, address }, news) =>
      send({
        ...newsWords(news, publicUrl),
        kind: 'account-news',
        to: address,
        toUserId: userId,
        line: 'Your account',
        sections: [],
        footer: 'Sent because this changes how your account is opened.',
      }),
  }
}

function newsWords(news: AccountNews, publicUrl: string): Pick<ProductMail, 'subject' | 'intro'> {
  const otherwise = `If it was not you, choose a new password at ${publicUrl}/forgot-password.`
  if (news.what === 'password-changed') {
    const signedOut = 'A new password was chosen for your account, and all other browsers were signed out.'
    const keys = news.endedKeys
      ? ' Its API tokens and its calendar link ended too: make new ones in the settings.'
      : ''
    return { subject: 'Your password was changed', intro: `${signedOut}${keys} ${otherwise}` }
  }
  if (news.what === 'password-added') {
    return {
      subject: 'A password was added to your account',
      intro: `Your account can now be opened with your address and a password too. ${otherwise}`,
    }
  }
  if (news.what === 'google-linked') {
    return {
      subject: 'Google was linked to your account',
      intro: `Your account can now be opened with Google too. If it was not you, unlink it at ${publicUrl}/settings and choose a new password.`,
    }
  }
  return {
    subject: 'The address of your account was changed',
    intro: `Your account now has the address ${news.newAddress}. Mail from this address is no longer worked as yours. If it was not you, write to whoever runs this server.`,
  }
}
