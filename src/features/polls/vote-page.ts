// The page behind a voter's personal link: it works without an account and without scripts, in one request.
import { polly as card } from '../../crew/polly.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { FormAnswer, FormPage } from '../../kit/form-page.ts'
import { escapeHtml } from '../../mail/layout-html.ts'
import { momentWords } from '../../mail/moment-words.ts'
import { stopFollowingOf } from '../../routing/thread-store.ts'
import { optionWords, verdictWords } from './option-words.ts'
import { ballotKey, isLinkOf, voterInToken } from './personal-link.ts'
import type { Answer, Answers } from './poll.ts'
import { castVote, resultOf } from './poll-acts.ts'
import { zoneWords } from './poll-layout.ts'
import type { PollServices } from './poll-services.ts'
import { lockPollOf, type OptionRow, optionsOf, type PollRow, personOf, voterWithPoll } from './poll-store.ts'
import { areResultsShown } from './shown-poll.ts'
import { votePageStyle } from './vote-page-style.ts'
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
      show: async (token) => ((await holderOf(services, token)) ? leaveQuestion : unknownLink),
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
      const found = await holderOf(services, token)
      const poll = found && (await lockPollOf(asSystem(db, system), found.poll.id))
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
      return ballotPage(
        services,
        { poll: done.poll, voter },
        'Your vote is counted. You can change it here until the poll closes.',
      )
    })
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'conflict')) throw error
    const found = await holderOf(services, token)
    if (!found) return unknownLink
    return {
      ...(await ballotPage(services, found, `${error.message}.`)),
      status: error.code === 'invalid' ? 400 : 409,
    }
  }
}

function answersOf(form: URLSearchParams, { kind }: PollRow, options: readonly OptionRow[]): Answers {
  const answers: Record<string, Answer> = {}
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
  said?: string,
): Promise<FormAnswer> {
  const { db, system } = services
  const options = await optionsOf(db, [poll.id])
  const ballot = await ballotOf(db, poll.id, ballotKey(poll.secret, voter.id))
  const [author, own] = await Promise.all([
    personOf(asSystem(db, system), poll.creatorId),
    voter.userId === null ? null : personOf(asSystem(db, system), voter.userId),
  ])
  const zone = own?.isClaimed ? own.timeZone : poll.zone
  const name = author?.name ?? 'Somebody'
  const isOpen = poll.status === 'open' && poll.closesAt > services.clock()
  const others = Math.max(0, poll.voterCount - 1)
  const asked = others === 0 ? 'you' : `you and ${others} ${others === 1 ? 'other' : 'others'}`
  const head = `<header><span class="stamp" aria-hidden="true"><svg viewBox="0 0 16 16" width="26" height="26"><path d="${card.glyph.lines}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg></span>
<div><h1>${escapeHtml(poll.question)}</h1>
<p>${escapeHtml(name)} asks ${asked}. You vote as <b>${escapeHtml(voter.email)}</b>.</p></div></header>
<p class="ends">${isOpen ? `Closes ${momentWords(poll.closesAt, zone)}` : 'This poll is closed'}</p>
${said ? `<p class="said" role="status">${escapeHtml(said)}</p>` : ''}`
  const hasTimes = options.some(({ startsAt }) => startsAt !== null)
  const body = isOpen
    ? form({ poll, options, zone, answers: ballot?.answers ?? {}, remark: ballot?.remark ?? '', name })
    : await resultList(services, poll, options, zone)
  const times = hasTimes ? `<p class="zone">Times are in ${escapeHtml(zoneWords(zone))}.</p>` : ''
  const html = `${head}${times}${body}`
  return { status: 200, title: poll.question, html, style: votePageStyle }
}

interface FormFacts {
  poll: PollRow
  options: readonly OptionRow[]
  zone: string
  answers: Answers
  remark: string
  /** Of the author. */
  name: string
}

function form(facts: FormFacts): string {
  const { poll, remark, name } = facts
  const first = escapeHtml(name.split(' ')[0] ?? name)
  const notes = [
    ...(poll.isAnonymous ? ['The vote is anonymous: nobody sees who voted for what.'] : []),
    ...(poll.hidesResults ? ['The results are hidden until the end.'] : []),
  ]
  return `<form method="post">
<fieldset><legend class="hidden">${escapeHtml(poll.question)}</legend>
${facts.options.map((option) => field(option, facts)).join('\n')}
</fieldset>
<label class="remark"><span class="hidden">A line for ${first}</span><input name="remark" maxlength="1000" value="${escapeHtml(remark)}" placeholder="Add a line for ${first}"></label>
${notes.map((note) => `<p class="zone">${note}</p>`).join('')}
<div class="bar"><button type="submit">Send my vote</button><p>You can change it until the poll closes.</p></div>
</form>`
}

const saying = { yes: 'Yes', maybe: 'If need be', no: 'No' } as const

function field(option: OptionRow, { poll, options, zone, answers }: FormFacts): string {
  const words = escapeHtml(optionWords(option, zone))
  const own = answers[String(option.id)]
  const name = `o${option.id}`
  if (poll.kind === 'schedule') {
    const choices = Object.entries(saying).map(([value, label]) => {
      const id = `${name}-${value}`
      return `<input type="radio" name="${name}" id="${id}" value="${value}"${own === value ? ' checked' : ''}><label for="${id}">${label}</label>`
    })
    return `<div class="option" role="radiogroup" aria-label="${words}"><b>${words}</b><div class="three">${choices.join('')}</div></div>`
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
  zone: string,
): Promise<string> {
  if (!areResultsShown(poll)) return '<p>The results come once the poll is closed.</p>'
  const result = await resultOf(db, poll, options)
  const decided = options.find(({ id }) => id === poll.decidedOptionId)
  const words = decided ? `Decided: ${optionWords(decided, zone)}` : verdictWords(result, options, zone)
  const rows = options.map((option) => {
    const { yes = 0, maybe = 0 } = result.counts.find(({ optionId }) => optionId === option.id) ?? {}
    const label = `${yes} of ${result.votes}${maybe > 0 ? `, ${maybe} if need be` : ''}`
    return `<div class="option"><b>${escapeHtml(optionWords(option, zone))}</b><span>${label}</span><meter min="0" max="${Math.max(1, result.votes)}" value="${yes}">${label}</meter></div>`
  })
  return `<p class="said">${escapeHtml(words)}.</p>${rows.join('\n')}`
}

async function leave(services: PollServices, token: string): Promise<FormAnswer> {
  const { db, system } = services
  const found = await holderOf(services, token)
  if (!found || found.voter.userId === null || found.poll.threadId === null) return unknownLink
  await stopFollowingOf(asSystem(db, system), found.poll.threadId, found.voter.userId)
  return {
    status: 200,
    title: 'You left this poll',
    html: '<h1>You left this poll</h1>\n<p>You will get no more mail about it.</p>',
  }
}

const leaveQuestion: FormAnswer = {
  status: 200,
  title: 'Leave this poll?',
  html: '<h1>Leave this poll?</h1>\n<p>You will get no more mail about it. A vote of yours still counts.</p>\n<form method="post"><button type="submit">Leave</button></form>',
}

const unknownLink: FormAnswer = {
  status: 404,
  title: 'This link does not work',
  html: '<h1>This link does not work</h1>\n<p>It may have been cut off, or the poll is gone. Answer the mail instead, or ask for a new one.</p>',
}
