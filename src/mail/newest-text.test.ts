// Tells, by short mails of many programs and languages, what counts as newly written.

import { describe, expect, it } from 'vitest'
import { newestText } from './newest-text.ts'

const own = 'I have read it and agree.\nPlease go ahead.'
const old = 'Shall we sign?\n\nAnn'
const quotedOld = '> Shall we sign?\n>\n> Ann'

describe('reply headers', () => {
  const headers: Record<string, string[]> = {
    English: [
      'On Tue, Jan 2, 2024 at 9:15 AM Ann Smith <ann@example.com> wrote:',
      'On 2 Jan 2024, at 09:15, Ann Smith wrote:',
      'On Tue, Jan 2, 2024 at 9:15 AM, Ann Smith from the Accounting Department <\nann@example.com> wrote:',
      '---- On Tue, 02 Jan 2024 09:15:00 +0100 Ann Smith <ann@example.com> wrote ----',
      'Ann Smith <ann@example.com> wrote:',
    ],
    German: [
      'Am Di., 2. Jan. 2024 um 09:15 Uhr schrieb Ann Smith <ann@example.com>:',
      'Am 02.01.2024 um 09:15 schrieb Ann Smith\n<ann@example.com>:',
      'Ann Smith <ann@example.com> schrieb am Di., 2. Jan. 2024, 09:15:',
    ],
    French: ['Le mar. 2 janv. 2024 à 09:15, Ann Smith <ann@example.com> a écrit :'],
    Spanish: ['El mar, 2 ene 2024 a las 9:15, Ann Smith (<ann@example.com>) escribió:'],
    Italian: ['Il giorno mar 2 gen 2024 alle ore 09:15 Ann Smith <ann@example.com> ha\nscritto:'],
    Portuguese: ['Em ter., 2 de jan. de 2024 às 09:15, Ann Smith <ann@example.com> escreveu:'],
    Dutch: [
      'Op di 2 jan 2024 om 09:15 schreef Ann Smith <ann@example.com>:',
      'Op 2 jan. 2024 om 09:15 heeft Ann Smith <ann@example.com> het\nvolgende geschreven:',
    ],
    Polish: ['wt., 2 sty 2024 o 09:15 Ann Smith <ann@example.com> napisał(a):'],
    Russian: [
      'вт, 2 янв. 2024 г. в 09:15, Ann Smith <ann@example.com>:',
      '02.01.2024 09:15, Ann Smith пишет:',
    ],
    Swedish: ['Den tis 2 jan. 2024 kl 09:15 skrev Ann Smith <ann@example.com>:'],
    Danish: ['tir. 2. jan. 2024 kl. 09.15 skrev Ann Smith <ann@example.com>:'],
    Norwegian: ['Den 02.01.2024 09.15, skrev Ann Smith:'],
    Finnish: ['ti 2. tammik. 2024 klo 9.15 Ann Smith (ann@example.com) kirjoitti:'],
    Czech: ['út 2. 1. 2024 v 9:15 odesílatel Ann Smith <ann@example.com> napsal:'],
    Turkish: ['Ann Smith <ann@example.com>, 2 Oca 2024 Sal, 09:15 tarihinde şunu yazdı:'],
    Japanese: [
      '2024年1月2日(火) 9:15 Ann Smith <ann@example.com>:',
      '2024/01/02 9:15、Ann Smith <ann@example.com>のメール:',
    ],
    Chinese: [
      'Ann Smith <ann@example.com> 于2024年1月2日周二 09:15写道：',
      '在 2024年1月2日，09:15，Ann Smith <ann@example.com> 写道：',
    ],
    Korean: ['2024년 1월 2일 (화) 오전 9:15, Ann Smith <ann@example.com>님이 작성:'],
    Ukrainian: ['вт, 2 січ. 2024 р. о 09:15 Ann Smith <ann@example.com> пише:'],
    Romanian: ['În mar., 2 ian. 2024 la 09:15, Ann Smith <ann@example.com> a scris:'],
    Hungarian: ['Ann Smith <ann@example.com> ezt írta (időpont: 2024. jan. 2., K, 9:15):'],
    Greek: ['Στις Τρί 2 Ιαν 2024 στις 9:15 π.μ., ο/η Ann Smith <ann@example.com> έγραψε:'],
    Hebrew: ['‫בתאריך יום ג׳, 2 בינו׳ 2024 ב-9:15 מאת ‪Ann Smith‬‏ <‪ann@example.com‬‏>:‬'],
    Arabic: ['في الثلاثاء، 2 يناير 2024 في 9:15 ص تمت كتابة ما يلي بواسطة Ann Smith <ann@example.com>:'],
  }
  it.each(Object.entries(headers))(
    '%s: what follows the header is quoted, marked or not',
    (_language, lines) => {
      for (const header of lines) {
        for (const history of [quotedOld, old]) {
          const newest = newestText(`${own}\n\n${header}\n\n${history}\n`)
          expect({ header, text: newest.text }).toEqual({ header, text: own })
          expect(newest.quoted.split('\n')[0]).toBe(header.split('\n')[0])
        }
      }
    },
  )

  it('takes a sentence that ends in a colon for what it is', () => {
    for (const text of [
      'On your machine you can run:\n\n    npm test',
      'Meeting on 3 May 2024 with ann@example.com:\n\n- agenda',
      'One question I had:\nwho signs?',
      'See https://example.com/2024/01/02/what-she-wrote:\n\nnice',
    ]) {
      expect(newestText(text).text).toBe(text)
    }
  })
})

describe('copied headers of earlier mail', () => {
  const blocks: Record<string, string> = {
    English:
      'From: Ann Smith <ann@example.com>\nSent: Tuesday, January 2, 2024 9:15 AM\nTo: Bob\nSubject: Contract',
    bold: '*From:* Ann Smith <ann@example.com>\n*Sent:* Tuesday, January 2, 2024 9:15 AM\n*To:* Bob\n*Subject:* Contract',
    German: 'Von: Ann Smith\nGesendet: Dienstag, 2. Januar 2024 09:15\nAn: Bob\nBetreff: AW: Vertrag',
    French:
      '   De : Ann Smith<mailto:ann@example.com>\n   Envoyé le :mardi 2 janvier 2024 09:15\n   À : Bob\n   Objet :Contrat',
    Spanish: 'De: Ann Smith\nEnviado el: martes, 2 de enero de 2024 9:15\nPara: Bob\nAsunto: Contrato',
    Dutch: 'Van: Ann Smith\nVerzonden: dinsdag 2 januari 2024 09:15\nAan: Bob\nOnderwerp: Contract',
    Russian: 'От: Ann Smith\nОтправлено: 2 января 2024 г. 9:15\nКому: Bob\nТема: Договор',
    Swedish: 'Från: Ann Smith\nSkickat: den 2 januari 2024 09:15\nTill: Bob\nÄmne: Avtal',
    Japanese: '差出人: Ann Smith\n送信日時: 2024年1月2日 9:15\n宛先: Bob\n件名: 契約',
    Chinese: '发件人: Ann Smith\n发送时间: 2024年1月2日 9:15\n收件人: Bob\n主题: 合同',
    Korean: '보낸 사람: Ann Smith\n보낸 날짜: 2024년 1월 2일\n받는 사람: Bob\n제목: 계약',
  }
  it.each(Object.entries(blocks))('%s: everything from the block on is quoted', (_name, block) => {
    for (const rule of ['', '________________________________\n', '-----Original Message-----\n']) {
      expect(newestText(`${own}\n\n${rule}${block}\n\n${old}`).text).toBe(own)
    }
  })

  it('leaves sentences that begin like a header alone', () => {
    const text = 'From: our point of view this is fine.\n\nTo: be clear, yes.'
    expect(newestText(text).text).toBe(text)
  })

  it('knows "original message" lines of many programs', () => {
    for (const line of [
      '-----Ursprüngliche Nachricht-----',
      '----- Mail original -----',
      '-----original message-----',
      '------------------ 原始邮件 ------------------',
    ]) {
      expect(newestText(`${own}\n\n${line}\n\n${old}`).text).toBe(own)
    }
  })
})

describe('where the answer stands', () => {
  it('finds an answer below the quote', () => {
    expect(newestText(`On 2 Jan 2024, at 09:15, Ann wrote:\n\n${quotedOld}\n\n${own}`).text).toBe(own)
  })

  it('joins the answers between quotes', () => {
    const mail = 'On 2 Jan 2024, at 09:15, Ann wrote:\n> Can you come?\n\nYes.\n\n> And Bob?\n\nHe too.\n'
    const newest = newestText(mail)
    expect(newest.text).toBe('Yes.\n\nHe too.')
    expect(newest.quoted).toContain('> And Bob?')
  })

  it('keeps a word that wrapping tore out of a quoted line with its quote', () => {
    const mail = `${own}\n\nAnn wrote:\n> ${'a long quoted line that '.repeat(3)}goes\non here\n> and ends`
    expect(newestText(mail).text).toBe(own)
  })

  it('keeps a quote that the author pasted, and a mail that is only a quote', () => {
    expect(newestText('> to be or not to be\n\nWho said that?').text).toBe(
      '> to be or not to be\n\nWho said that?',
    )
    expect(newestText('> to be or not to be').text).toBe('> to be or not to be')
  })

  it('sees no marker inside a block of code', () => {
    const text = 'The log:\n\n```\n> step one\n-----Original Message-----\n###\n```\n\nWhat now?'
    expect(newestText(text).text).toBe(text)
  })
})

describe('forwarded mail', () => {
  const forward =
    '---------- Forwarded message ---------\nFrom: Ann Smith <Ann@example.com>\nDate: Tue, Jan 2, 2024 at 9:15 AM\nSubject: Contract\nTo: Bob <bob@example.com>\n\nShall we sign?'

  it('is a part of its own beside what the author says of it', () => {
    const newest = newestText(`Please handle this.\n\n${forward}`)
    expect(newest.text).toBe('Please handle this.')
    expect(newest.forwarded).toEqual([
      {
        from: { address: 'ann@example.com', name: 'Ann Smith' },
        date: 'Tue, Jan 2, 2024 at 9:15 AM',
        subject: 'Contract',
        text: 'Shall we sign?',
      },
    ])
  })

  it('speaks for an author who added nothing', () => {
    expect(newestText(forward).text).toBe('Shall we sign?')
  })

  it('is found through a chain of bare forwards', () => {
    const chain = `-----Original Message-----\nFrom: Eve <eve@example.com>\nSent: Tuesday, January 2, 2024 9:15 AM\nSubject: FW: Contract\n\n${forward}`
    expect(newestText(chain, { subject: 'FW: Contract' }).text).toBe('Shall we sign?')
  })

  it('is known by a marker that was wrapped', () => {
    const mail = `For you.\n---------------------- Forwarded by Ann Smith on 01/02/2024\n09:15 AM ---------------------------\n\nShall we sign?`
    const newest = newestText(mail)
    expect(newest.text).toBe('For you.')
    expect(newest.forwarded[0]?.text).toBe('Shall we sign?')
  })

  it('is told from a reply by the subject where Outlook writes the same block for both', () => {
    const mail =
      'Yours?\n\nFrom: Ann <ann@example.com>\nSent: Tuesday, January 2, 2024 9:15 AM\nTo: Bob\nSubject: Contract\n\nShall we sign?'
    expect(newestText(mail, { subject: 'FW: Contract' }).forwarded).toHaveLength(1)
    expect(newestText(mail, { subject: 'RE: Contract' }).forwarded).toHaveLength(0)
  })
})

describe('Apple Mail forwards', () => {
  it.each([
    ['Danish', 'Start på videresendt besked:', 'Fra', 'Emne'],
    ['Finnish', 'Välitetty viesti alkaa:', 'Lähettäjä', 'Aihe'],
    ['Czech', 'Začátek přeposílané zprávy:', 'Od', 'Předmět'],
    ['Hungarian', 'Továbbított levél kezdete:', 'Feladó', 'Tárgy'],
    ['Polish', 'Początek przekazywanej wiadomości:', 'Od', 'Temat'],
  ])('in %s', (_language, marker, from, subject) => {
    const forwarded = `${marker}\n\n${from}: Bob <bob@example.com>\n${subject}: Lift\n\nThe lift is out.`
    const newest = newestText(`Please see below\n\n${forwarded}`)
    expect(newest.text).toBe('Please see below')
    expect(newest.forwarded).toMatchObject([{ subject: 'Lift', text: 'The lift is out.' }])
  })

  it('quoted whole, with their headers', () => {
    const inside = 'From: Bob <bob@example.com>\nSubject: Lift\nTo: ann@example.com\n\nThe lift is out.'
    const newest = newestText(`Begin forwarded message:\n\n${inside.replace(/^/gm, '> ')}\n`)
    expect(newest.text).toBe('The lift is out.')
    expect(newest.forwarded).toMatchObject([{ from: { address: 'bob@example.com' }, subject: 'Lift' }])
  })
})

it.each([['2024/1/2 Bob Lee <bob@example.com>'], ['Bob Lee wrote on 02.01.2024 09:15:']])(
  'above a quote is a reply header: %s',
  (header) => {
    expect(newestText(`${own}\n\n${header}\n\n${quotedOld}`).text).toBe(own)
    expect(newestText(`${own}\n\n${header}\n`).text).toBe(`${own}\n\n${header}`)
  },
)

describe('signatures and notices', () => {
  it.each([
    '-- \nAnn Smith\nhttps://example.com',
    '--\nAnn Smith\nHead of Sales',
    'Sent from my iPhone',
    'Get Outlook for Android<https://example.com/app>',
    'Von meinem Samsung Galaxy Smartphone gesendet.',
    'Envoyé de mon iPhone',
    'Enviado desde mi iPhone',
    "Wysłane z iPhone'a",
    'Отправлено из мобильной Почты',
    'Lähetetty iPhonesta',
    'iPhoneから送信',
    '发自我的 iPhone',
    '나의 iPhone에서 보냄',
    'Kind regards,\n\nAnn Smith\nHead of Sales\n+49 30 123456',
    'Mit freundlichen Grüßen\n\nAnn Smith\nVertrieb\nTel: 030 123456',
    '_______________________________________________\nplans mailing list\nplans@lists.example.com',
  ])('takes %j off', (signature) => {
    const newest = newestText(`${own}\n\n${signature}\n`)
    expect(newest.text).toBe(own)
    expect(newest.signature).toBe(signature.replace('-- \n', '--\n'))
  })

  it('keeps what only looks like one', () => {
    for (const text of [
      'Here it is.\n\nSent from my desk, which is much tidier than my phone.',
      'Part one is done.\n\n---\n\nPart two will take until Friday.',
      'All good.\n\nThanks,\nAnn',
      'Call them:\n\n- Bob: +49 30 1234567\n- Eve: eve@example.com',
    ]) {
      expect(newestText(text).text).toBe(text)
    }
  })

  it('uses the name of the sender to tell a signature from a contact passed on', () => {
    const block = 'Eve Jones\nExample Ltd\neve.jones@example.com\n+49 30 1234567'
    expect(
      newestText(`Please call her.\n\n${block}`, { senderName: 'Ann Smith ann@example.org' }).text,
    ).toContain('Eve Jones')
    expect(newestText(`Please call me.\n\n${block}`, { senderName: 'Eve Jones' }).text).toBe(
      'Please call me.',
    )
  })

  it('takes legal notices and gateway banners off', () => {
    const notice = 'This e-mail and any attachments are confidential and intended solely for the addressee.'
    const newest = newestText(
      `CAUTION: This email originated from outside the organization.\n\n${own}\n\n${notice}`,
    )
    expect(newest.text).toBe(own)
    expect(newest.disclaimer).toContain(notice)
    const ordinary =
      'Please call me.\n\nMark your answer as privileged and confidential, and send it to the lawyers.'
    expect(newestText(ordinary).text).toBe(ordinary)
  })
})

describe('HTML bodies', () => {
  const programs: Record<string, string> = {
    Gmail:
      '<div dir="ltr">Fine with me.</div><br><div class="gmail_quote"><div class="gmail_attr">Dne 2. 1. 2024, Ann:<br></div><blockquote class="gmail_quote">Sign?</blockquote></div>',
    Thunderbird:
      '<p>Fine with me.</p><div class="moz-cite-prefix">Ann, 2/1:<br></div><blockquote type="cite">Sign?</blockquote>',
    Outlook:
      '<div>Fine with me.</div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>Someone:</b> Ann<br><b>X:</b> y</p></div><p class="MsoNormal">Sign?</p>',
    'Outlook on the web':
      '<div>Fine with me.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">x: Ann</div><div>Sign?</div>',
    'Outlook for Mac':
      '<div>Fine with me.</div><span id="OLK_SRC_BODY_SECTION"><div>Ann</div><div>Sign?</div></span>',
    Yahoo: '<div>Fine with me.</div><div class="yahoo_quoted"><div>Ann, 2/1</div><div>Sign?</div></div>',
  }
  it.each(Object.entries(programs))('%s: the quote is known by its element', (_program, html) => {
    const newest = newestText('', { html })
    expect(newest.text).toBe('Fine with me.')
    expect(newest.quoted).toContain('Sign?')
  })

  it('takes indentation for no quote', () => {
    const html =
      '<div>Note:</div><blockquote style="margin:0 0 0 40px;border:none;padding:0px">ship on Monday</blockquote>'
    expect(newestText('', { html }).text).toBe('Note:\nship on Monday')
  })
})

describe('surveys, channels and notices below a mail', () => {
  it.each([
    'How did we do? Please rate our service: https://rate.example.com/5\nFollow us on LinkedIn | Book a meeting with me\nDownload our new app today!',
    'Folgen Sie uns auf LinkedIn',
    'Suivez-nous sur LinkedIn\nTéléchargez notre appli',
    'Síguenos en LinkedIn',
  ])('are no words of the author: %s', (footer) => {
    const { text } = newestText(`Please book the van for Monday.\n\nBest,\nSia\n\n${footer}`)
    expect(text).toContain('Please book the van for Monday.')
    expect(text).not.toContain('LinkedIn')
  })

  it('a notice in the paragraph of the last sentence is cut there', () => {
    const notice =
      'This e-mail is confidential. If you are not the intended recipient, please notify the sender and delete it.'
    expect(newestText(`Please book the van for Monday. ${notice}`).text).toBe(
      'Please book the van for Monday.',
    )
  })

  it('an own request that speaks of a mail stays', () => {
    const text = 'Please call Ben. This message from him came today, please answer it.'
    expect(newestText(text).text).toBe(text)
  })
})

describe('hostile and odd texts', () => {
  it.each([
    ['blank lines', '\n'.repeat(100_000)],
    ['quote signs', '>'.repeat(1_000_000)],
    ['quote lines', '>\n'.repeat(100_000)],
    ['half headers', 'On 1 a@example.com\n'.repeat(10_000)],
    ['header labels', 'From: x\nSent:\n\n'.repeat(10_000)],
    ['rules', '--\n'.repeat(50_000)],
    ['fences', '```\n'.repeat(50_000)],
  ])('keeps every line of %s in exactly one place', (_name, text) => {
    const newest = newestText(text)
    const lines = [newest.text, newest.quoted, newest.signature].join('\n').split('\n')
    expect(lines.filter((line) => line.trim() !== '').length).toBe(
      text.split('\n').filter((line) => line.trim() !== '').length,
    )
  })

  it('passes on emoji, right-to-left text and nothing', () => {
    expect(newestText('🎉👩‍👩‍👧').text).toBe('🎉👩‍👩‍👧')
    expect(newestText('مرحبا، أوافق على الاقتراح').text).toBe('مرحبا، أوافق على الاقتراح')
    expect(newestText('').text).toBe('')
    expect(newestText('Sent from my iPhone')).toMatchObject({ text: '', signature: 'Sent from my iPhone' })
  })
})

describe('quotes without line breaks', () => {
  const header =
    'From: Polly <polly@crew.example> Date: 28/11/2026  22:31  (GMT+01:00) To: Bo <bo@example.com> Subject: Which colour?'
  it.each([
    `Blue, please.Sent from my Galaxy\n-------- Original message --------${header}\n1. Green\n2. Blue\n`,
    `Blue, please.\n-------- Original message --------${header}\n1. Green\n`,
    `Blue, please.Von meinem Samsung gesendet\n-------- Urspr\u00fcngliche Nachricht --------${header}\n1. Green\n`,
    `Blue, please.\n\n-------- Message d'origine --------\n${header}\n1. Green\n`,
  ])('only the words above count: %#', (text) => {
    expect(newestText(text, { subject: 'Re: Which colour?' }).text).toBe('Blue, please.')
  })
})

it('an author goes on behind a notice in the middle of a paragraph', () => {
  const notice =
    'This email may contain confidential information; please delete it if you are not the intended recipient.'
  const text = `Please book the van. ${notice} Also order two ramps.`
  expect(newestText(text).text.replace(/\s+/g, ' ')).toBe('Please book the van. Also order two ramps.')
  expect(newestText(`Please book the van. ${notice}`).text).toBe('Please book the van.')
})
