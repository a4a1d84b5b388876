// The page behind a personal link: it works without an account and without scripts, in one request.
import { sally as card } from '../../crew/sally.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { FormAnswer, FormPage } from '../../kit/form-page.ts'
import { escapeHtml } from '../../mail/layout-html.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { stopFollowingOf } from '../../routing/thread-store.ts'
import { personOf, readingOf } from '../accounts/index.ts'
import { isLinkOf, voterInToken } from '../polls/index.ts'
import { type NewAnswer } from './answer-store.ts'
import { faultWords } from './fault-words.ts'
import { countAccounts, type PersonRow } from './people-store.ts'
import { questionsOf, type SurveyQuestionRow } from './question-store.ts'
import { answerSurvey } from './survey-acts.ts'
import { privacyWords } from './survey-layout.ts'
import { surveyPageStyle } from './survey-page-style.ts'
import type { SurveyServices } from './survey-services.ts'
import { lockSurveyOf, personWithSurvey, type SurveyRow } from './survey-store.ts'

type PageServices = Pick<SurveyServices, 'db' | 'system' | 'clock' | 'queueResult'>

export function surveyPages(services: PageServices): FormPage[] {
  return [
    {
      path: '/survey/:token',
      show: async (token) => {
        const found = await holderOf(services, token)
        return found ? page(services, found) : unknownLink
      },
      submit: (token, form) => submit(services, token, form),
    },
    {
      path: '/survey/:token/leave',
      show: (token) => leaveQuestion(services, token),
      submit: (token) => leave(services, token),
    },
  ]
}

interface Holder {
  survey: SurveyRow
  person: PersonRow
}

async function holderOf({ db, system }: PageServices, token: string): Promise<Holder | null> {
  const id = voterInToken(token)
  const found = id === null ? null : await personWithSurvey(asSystem(db, system), id)
  return found && found.survey.status !== 'draft' && isLinkOf(token, found.survey.secret, found.person.id)
    ? found
    : null
}

async function submit(services: PageServices, token: string, form: URLSearchParams): Promise<FormAnswer> {
  const { db, system, clock } = services
  try {
    return await db.transaction(async () => {
      const holder = await holderOf(services, token)
      const survey = holder && (await lockSurveyOf(asSystem(db, system), holder.survey.id))
      // Behind the lock: whoever pressed twice has answered by then.
      const found = survey && (await holderOf(services, token))
      if (!found || !survey) return unknownLink
      const questions = await questionsOf(db, [survey.id])
      const { person } = found
      const answers = answersIn(form, questions)
      await answerSurvey(services, { db, scope: system, at: clock() }, { survey, person, questions }, answers)
      const after = await holderOf(services, token)
      return after ? page(services, after) : unknownLink
    })
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== 'invalid' && error.code !== 'conflict')) throw error
    const found = await holderOf(services, token)
    if (!found) return unknownLink
    const { message, code } = error
    const given = { form, said: (language: LanguageCode) => `${faultWords(message, language)}.` }
    return { ...(await page(services, found, given)), status: code === 'invalid' ? 400 : 409 }
  }
}

function answersIn(form: URLSearchParams, questions: readonly SurveyQuestionRow[]): NewAnswer[] {
  return questions.flatMap(({ id, kind }): NewAnswer[] => {
    const said = (form.get(`q${id}`) ?? '').trim()
    if (said === '') return []
    return kind === 'text'
      ? [{ questionId: id, choice: null, text: said }]
      : [{ questionId: id, choice: Number(said) || 0, text: null }]
  })
}

async function page(
  services: PageServices,
  { survey, person }: Holder,
  given: { form: URLSearchParams; said: (language: LanguageCode) => string } | null = null,
): Promise<FormAnswer> {
  const { db, system, clock } = services
  const { zone, language } = await readingOf(services, survey, person.userId)
  const { survey: words, somebody } = wordsIn(language)
  const author = await personOf(asSystem(db, system), survey.creatorId)
  const isOpen = survey.status === 'open' && (survey.closesAt === null || survey.closesAt > clock())
  const ends = isOpen && survey.closesAt ? words.until(momentWords(survey.closesAt, zone, language)) : ''
  const said = given
    ? given.said(language)
    : person.hasAnswered
      ? isOpen && person.unread.length > 0
        ? words.unread(person.unread.map(String))
        : words.page.answered
      : isOpen
        ? ''
        : words.page.isClosed
  const head = `<header><span class="stamp" aria-hidden="true"><svg viewBox="0 0 16 16" width="26" height="26"><path d="${card.glyph.lines}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg></span>
<div><h1>${escapeHtml(survey.title)}</h1>
<p>${escapeHtml(words.page.asksYou(author?.name ?? somebody))}</p></div></header>
${ends === '' ? '' : `<p class="ends">${escapeHtml(ends)}</p>`}
${said === '' ? '' : `<p class="said" role="status">${escapeHtml(said)}</p>`}`
  const all = isOpen ? await questionsOf(db, [survey.id]) : []
  const questions = person.hasAnswered ? all.filter(({ position }) => person.unread.includes(position)) : all
  const { asked: accounts } = await countAccounts(db, survey)
  const privacy = privacyWords(survey, { author: author?.name ?? somebody, accounts }, language)
  const form =
    questions.length === 0
      ? ''
      : formOf(
          questions,
          language,
          { privacy, isNamed: survey.isNamed },
          given?.form ?? new URLSearchParams(),
        )
  return { status: 200, language, title: survey.title, html: `${head}${form}`, style: surveyPageStyle }
}

function formOf(
  questions: readonly SurveyQuestionRow[],
  language: LanguageCode,
  { privacy, isNamed }: { privacy: string; isNamed: boolean },
  form: URLSearchParams,
): string {
  const { survey: words } = wordsIn(language)
  const fields = questions.map((question) => field(question, language, form.get(`q${question.id}`) ?? ''))
  return `<form method="post">
<p class="privacy${isNamed ? ' said' : ''}">${escapeHtml(privacy)}</p>
${fields.join('\n')}
<div class="bar"><button type="submit">${escapeHtml(words.page.send)}</button><p>${escapeHtml(words.page.optional)}</p></div>
</form>`
}

function field(question: SurveyQuestionRow, language: LanguageCode, own: string): string {
  const { survey: words } = wordsIn(language)
  const name = `q${question.id}`
  const legend = `<legend>${question.position}. ${escapeHtml(question.text)}</legend>`
  if (question.kind === 'text')
    return `<fieldset>${legend}<textarea name="${name}" maxlength="2000" aria-label="${escapeHtml(question.text)}">${escapeHtml(own)}</textarea></fieldset>`
  const checked = (value: number) => (own === String(value) ? ' checked' : '')
  if (question.kind === 'scale') {
    const steps = Array.from({ length: question.steps }, (_, at) => {
      const id = `${name}-${at + 1}`
      return `<input type="radio" name="${name}" id="${id}" value="${at + 1}"${checked(at + 1)}><label for="${id}">${at + 1}</label>`
    })
    return `<fieldset>${legend}<div class="steps">${steps.join('')}</div><p class="range">${escapeHtml(words.scale(question.steps))}</p></fieldset>`
  }
  const options = question.options.map(
    (option, at) =>
      `<label class="row"><input type="radio" name="${name}" value="${at + 1}"${checked(at + 1)}><span>${escapeHtml(option)}</span></label>`,
  )
  return `<fieldset>${legend}<div>${options.join('')}</div></fieldset>`
}

async function leave(services: PageServices, token: string): Promise<FormAnswer> {
  const { db, system } = services
  const found = await holderOf(services, token)
  if (!found || found.person.userId === null || found.survey.threadId === null) return unknownLink
  await stopFollowingOf(asSystem(db, system), found.survey.threadId, found.person.userId)
  const { language } = await readingOf(services, found.survey, found.person.userId)
  const { left, noMoreMail } = wordsIn(language).survey.page
  const html = `<h1>${escapeHtml(left)}</h1>\n<p>${escapeHtml(noMoreMail)}</p>`
  return { status: 200, language, title: left, html }
}

async function leaveQuestion(services: PageServices, token: string): Promise<FormAnswer> {
  const found = await holderOf(services, token)
  if (!found) return unknownLink
  const { language } = await readingOf(services, found.survey, found.person.userId)
  const { leaveQuestion: title, noMoreMail, leave: button } = wordsIn(language).survey.page
  const html = `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(noMoreMail)}</p>\n<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
  return { status: 200, language, title, html }
}

/** Of nobody whose language is known. */
const { unknownLink: title, unknownLinkWhy: why } = wordsIn('en').survey.page

const unknownLink: FormAnswer = { status: 404, title, html: `<h1>${title}</h1>\n<p>${why}</p>` }
