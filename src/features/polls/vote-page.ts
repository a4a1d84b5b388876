// The page behind a voter's personal link: it works without an account and without scripts, in one request.
import { polly as card } from '../../crew/polly.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { FormAnswer, FormPage } from '../../kit/form-page.ts'
import type { BallotAnswer } from '../../language/polls/ballot-reply.ts'
import { escapeHtml } from '../../mail/layout-html.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { stopFollowingOf } from '../../routing/thread-store.ts'
import { personOf, readingOf } from '../accounts/index.ts'
import { faultWords } from './fault-words.ts'
import { areFiguresLater, areVotesTooFew } from './figures-shown.ts'
import { optionWords, type Reader, verdictWords } from './option-words.ts'
import { ballotKey, isLinkOf, voterInToken } from './personal-link.ts'
import type { Answers } from './poll.ts'
import { castVote, resultOf } from './poll-acts.ts'
import { shownOptions } from './poll-layout.ts'
import type { PollServices } from './poll-services.ts'
import { lockPollOf, type OptionRow, optionsOf, type PollRow, voterWithPoll } from './poll-store.ts'
import { votePageStyle } from './vote-page-style.ts'
import { hasTimes, momentHtml, namingHtml, optionHtml, timesScript, zoneHtml } from './vote-page-times.ts'
import { ballotOf, type VoterRow } from './voter-store.ts'

export function votePages(services: PollServices): FormPage[] {
  return [
    {
      path: '/vote/:token',
      show: async (token) => {
        const found = await holderOf(services, token)
        return found ? ballotPage(services, found) : unknownLink
      },
      submit: (token, form) => submit(services, token, form),
    },
    {
      path: '/vote/:token/leave',
      show: (token) => leaveQuestion(services, token),
      submit: (token) => leave(services, token),
    },
  ]
}

interface Holder {
  poll: PollRow
  voter: VoterRow
}

async function holderOf({ db, system }: PollServices, token: string): Promise<Holder | null> {
  const voterId = voterInToken(token)
  const found = voterId === null ? null : await voterWithPoll(asSystem(db, system), voterId)
  return found && found.poll.status !== 'draft' && isLinkOf(token, found.poll.secret, found.voter.id)
    ? found
    : null
}

async function submit(services: PollServices, token: string, form: URLSearchParams): Promise<FormAnswer> {
  const { db, system, clock } = services
  try {
    return await db.transaction(async () => {
      const holder = await holderOf(services, token)
      const poll = holder && (await lockPollOf(asSystem(db, system), holder.poll.id))
      // Behind the lock: whoever pressed twice has voted by then, and who was taken off has no vote.
      const found = poll && (await holderOf(services, token))
      if (!found || !poll) return unknownLink
      const { voter } = found
      const options = await optionsOf(db, [poll.id])
      const cast = {
        answers: answersOf(form, poll, options),
        remark: (form.get('remark') ?? '').trim().slice(0, 1_000) || null,
        ...{ sentence: null, via: 'page' as const, mailId: null },
      }
      const done = await castVote(
        services,
        { db, scope: system, at: clock() },
        { poll, voter, options },
        cast,
      )
      return ballotPage(services, { poll: done.poll, voter }, (language) => {
        const { counted, countedLast } = wordsIn(language).votePage
        return done.poll.status === 'closed' ? countedLast : counted
      })
    })
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'conflict')) throw error
    const found = await holderOf(services, token)
    if (!found) return unknownLink
    const { message } = error
    return {
      ...(await ballotPage(services, found, (language) => `${faultWords(message, language)}.`)),
      status: error.code === 'invalid' ? 400 : 409,
    }
  }
}

function answersOf(form: URLSearchParams, { kind }: PollRow, options: readonly OptionRow[]): Answers {
  const answers: Record<string, BallotAnswer> = {}
  if (kind === 'single' || kind === 'yes_no' || kind === 'approval') {
    const chosen = form.get('choice')
    return chosen ? { [chosen]: 'yes' } : {}
  }
  for (const { id } of options) {
    const said = form.get(`o${id}`)
    if (said === null || said === '') continue
    if (kind === 'ranked') answers[String(id)] = Number(said) || 0
    else if (said === 'yes' || said === 'maybe' || said === 'no') answers[String(id)] = said
  }
  return answers
}

async function ballotPage(
  services: PollServices,
  { poll, voter }: Holder,
  said?: (language: LanguageCode) => string,
): Promise<FormAnswer> {
  const { db, system } = services
  const reader = await readingOf(services, poll, voter.userId)
  const { zone, language, hasOwnZone } = reader
  const { votePage: words, poll: pollWords, somebody } = wordsIn(language)
  const options = shownOptions(poll.kind, await optionsOf(db, [poll.id]), language)
  const ballot = await ballotOf(db, poll.id, ballotKey(poll.secret, voter.id))
  const author = await personOf(asSystem(db, system), poll.creatorId)
  const name = author?.name ?? somebody
  const isOpen = poll.status === 'open' && poll.closesAt > services.clock()
  const ends = isOpen ? momentHtml(words.closes, poll.closesAt, reader) : escapeHtml(words.isClosed)
  const voteAs = words.voteAs.replace('#', () => `<b>${escapeHtml(voter.email)}</b>`)
  const head = `<header><span class="stamp" aria-hidden="true"><svg viewBox="0 0 16 16" width="26" height="26"><path d="${card.glyph.lines}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg></span>
<div><h1>${escapeHtml(poll.question)}</h1>
<p>${escapeHtml(words.asksYou(name, Math.max(0, poll.voterCount - 1)))} ${voteAs}</p></div></header>
${poll.description === null ? '' : `<p class="why">${escapeHtml(poll.description)}</p>`}
<p class="ends">${ends}</p>
${said ? `<p class="said" role="status">${escapeHtml(said(language))}</p>` : ''}`
  const body = isOpen
    ? form({ ...reader, poll, options, answers: ballot?.answers ?? {}, remark: ballot?.remark ?? '', name })
    : await resultList(services, poll, options, reader)
  const times = hasTimes(options) ? zoneHtml(zone, pollWords) : ''
  const html = `${head}${times}${body}`
  const script = hasOwnZone ? {} : { script: timesScript(language) }
  return { status: 200, language, title: poll.question, html, style: votePageStyle, ...script }
}

interface FormFacts extends Reader {
  poll: PollRow
  options: readonly OptionRow[]
  answers: Answers
  remark: string
  /** Of the author. */
  name: string
}

function form(facts: FormFacts): string {
  const { poll, remark, name, language } = facts
  const { votePage: words, poll: pollWords } = wordsIn(language)
  const text = (said: string) => escapeHtml(said)
  const first = name.split(' ')[0] ?? name
  const notes = [
    ...(poll.isAnonymous ? [words.anonymous] : []),
    ...(poll.hidesResults ? [pollWords.hidden] : []),
  ]
  return `<form method="post">
<fieldset><legend class="hidden">${escapeHtml(poll.question)}</legend>
${facts.options.map((option) => field(option, facts)).join('\n')}
</fieldset>
<label class="remark"><span class="hidden">${text(words.lineFor(first))}</span><input name="remark" maxlength="1000" value="${escapeHtml(remark)}" placeholder="${text(words.addLineFor(first))}"></label>
${notes.map((note) => `<p class="zone">${text(note)}</p>`).join('')}
<div class="bar"><button type="submit">${text(words.send)}</button><p>${text(words.canChange)}</p></div>
</form>`
}

function field(option: OptionRow, { poll, options, answers, ...reader }: FormFacts): string {
  const { yes, maybe, no } = wordsIn(reader.language).votePage
  const words = optionHtml(option, reader)
  const own = answers[String(option.id)]
  const name = `o${option.id}`
  if (poll.kind === 'schedule') {
    const choices = Object.entries({ yes, maybe, no }).map(([value, label]) => {
      const id = `${name}-${value}`
      return `<input type="radio" name="${name}" id="${id}" value="${value}"${own === value ? ' checked' : ''}><label for="${id}">${escapeHtml(label)}</label>`
    })
    return `<div class="option" role="radiogroup" aria-labelledby="${name}"><b id="${name}">${words}</b><div class="three">${choices.join('')}</div></div>`
  }
  if (poll.kind === 'ranked') {
    const places = options.map((_, at) => `<option${own === at + 1 ? ' selected' : ''}>${at + 1}</option>`)
    return `<label class="option row"><b>${words}</b><select name="${name}"><option value="">\u2013</option>${places.join('')}</select></label>`
  }
  const isMany = poll.kind === 'multiple'
  const attributes = isMany
    ? `type="checkbox" name="${name}" value="yes"`
    : `type="radio" name="choice" value="${option.id}"`
  return `<label class="option row"><input ${attributes}${own === 'yes' ? ' checked' : ''}><b>${words}</b></label>`
}

async function resultList(
  { db }: PollServices,
  poll: PollRow,
  options: readonly OptionRow[],
  reader: Reader,
): Promise<string> {
  const { votePage, poll: said } = wordsIn(reader.language)
  if (areFiguresLater(poll)) return `<p>${escapeHtml(votePage.resultsLater)}</p>`
  const result = await resultOf(db, poll, options)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  const words = decided ? said.decided(optionWords(decided, reader)) : verdictWords(result, options, reader)
  const verdict = `<p class="said">${namingHtml(words, options, reader)}.</p>`
  if (areVotesTooFew(poll)) return `${verdict}<p>${escapeHtml(said.tooFewVotes)}</p>`
  const rows = options.map((option) => {
    const { yes = 0, maybe = 0 } = result.counts.find(({ optionId }) => optionId === option.id) ?? {}
    const parts = [said.of(yes, result.votes), ...(maybe > 0 ? [said.ifNeedBe(maybe)] : [])]
    const label = escapeHtml(parts.join(', '))
    return `<div class="option"><b>${optionHtml(option, reader)}</b><span>${label}</span><meter min="0" max="${Math.max(1, result.votes)}" value="${yes}">${label}</meter></div>`
  })
  return `${verdict}${rows.join('\n')}`
}

async function leave(services: PollServices, token: string): Promise<FormAnswer> {
  const { db, system } = services
  const found = await holderOf(services, token)
  if (!found || found.voter.userId === null || found.poll.threadId === null) return unknownLink
  await stopFollowingOf(asSystem(db, system), found.poll.threadId, found.voter.userId)
  const { language } = await readingOf(services, found.poll, found.voter.userId)
  const { left, noMoreMail } = wordsIn(language).votePage
  const html = `<h1>${escapeHtml(left)}</h1>\n<p>${escapeHtml(noMoreMail)}</p>`
  return { status: 200, language, title: left, html }
}

async function leaveQuestion(services: PollServices, token: string): Promise<FormAnswer> {
  const found = await holderOf(services, token)
  if (!found) return unknownLink
  const { language } = await readingOf(services, found.poll, found.voter.userId)
  const { leaveQuestion: title, leaveMeans, leave: button } = wordsIn(language).votePage
  const html = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(leaveMeans)}</p>\n<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
  return { status: 200, language, title, html }
}

/** Of nobody whose language is known. */
const { unknownLink: title, unknownLinkWhy: why } = wordsIn('en').votePage

const unknownLink: FormAnswer = { status: 404, title, html: `<h1>${title}</h1>\n<p>${why}</p>` }
