// The knowledge base in a real browser: asked, answered with its source or not at all, written, compared and worked off.
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Article, ArticleBrief } from '../src/features/knowledge/contract.ts'
import type { KnowledgeThread } from '../src/features/knowledge/threads/contract.ts'
import { failCalls, toastOf } from './board-world.ts'
import { type KnowledgeWorld, startKnowledgeWorld } from './knowledge-world.ts'
import { axeFaults, axeFaultsInBothThemes, overflow } from './page-faults.ts'
import { soon } from './patience.ts'

let base: KnowledgeWorld

beforeAll(async () => {
  base = await startKnowledgeWorld()
})
afterEach(() => base.board.closePages())
afterAll(() => base.board.close())

const opened = (path: string, options?: Parameters<KnowledgeWorld['openAt']>[2]) =>
  base.openAt(base.northwind.admin, path, options)

async function openedBase(options?: Parameters<KnowledgeWorld['openAt']>[2]): Promise<Page> {
  const page = await opened('/teams/faq', options)
  await page.getByRole('heading', { name: 'Articles and documents' }).waitFor(soon)
  await articleLink(page, 'Returns').waitFor(soon)
  return page
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question)
  await page.keyboard.press('Enter')
}

const articleLink = (page: Page, title: string): Locator =>
  page.getByRole('table').getByRole('link', { name: title, exact: true })

const threadsOf = (page: Page) => page.getByRole('navigation', { name: 'FAQ Threads' })
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

async function articleOf(title: string, state = 'published'): Promise<ArticleBrief | undefined> {
  const path = `/api/knowledge/articles?state=${state}`
  const { articles } = await base.northwind.admin.get<{ articles: ArticleBrief[] }>(path)
  return articles.find((one) => one.title === title)
}

it('FAQ-01, FAQ-04, FAQ-05, ALEX-06, ALEX-08, ERR-35, ERR-46: threads that reached it stand beside, the first is open, and a refresh looks for more', async () => {
  const { world, faq } = base
  await world.receiveMail({
    from: 'mei',
    to: [faq.emailAddress],
    subject: 'Fair insurance',
    text: 'What does the fair insurance cover?',
  })
  await world.receiveMail({
    ...{ from: 'bob', to: [faq.emailAddress], subject: 'Key to hall B' },
    text: 'The key to hall B hangs in the office behind the door. Whoever takes it writes their name into the book.',
  })
  const page = await openedBase()
  const threads = threadsOf(page)
  await threads.locator('[aria-current="true"]', { hasText: 'Key to hall B' }).waitFor(soon)
  expect(await threads.getByRole('link', { name: 'View Emails' }).count()).toBe(1)
  await threads.getByRole('link', { name: /^Fair insurance/ }).click()
  await threads.locator('[aria-current="true"]', { hasText: 'Fair insurance' }).waitFor(soon)
  await threads.getByRole('link', { name: '1 question without an answer' }).waitFor(soon)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await toastOf(page, 'Refresh Triggered').getByText('Checking for new FAQ emails...').waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('FAQ-03, FAQ-04: an address that names an instance and a project opens that thread', async () => {
  const { world, faq, northwind } = base
  const gateMail = { from: 'amara', to: [faq.emailAddress], subject: 'New gate' }
  const messageId = '<gate@example.com>'
  await world.receiveMail({ ...gateMail, messageId, text: 'The new gate of hall B is two metres wide.' })
  await world.receiveMail({
    ...{ ...gateMail, inReplyTo: messageId, references: [messageId] },
    text: 'Tula, please order the lock of the gate by Friday.',
  })
  await world.receiveMail({
    from: 'mei',
    to: [faq.emailAddress],
    subject: 'Lost property',
    text: 'Where is lost property kept?',
  })
  const { threads } = await northwind.admin.get<{ threads: KnowledgeThread[] }>('/api/knowledge/threads')
  const gate = threads.find(({ subject }) => subject === 'New gate')
  expect(gate?.projectId).toBeGreaterThan(0)
  const page = await opened(`/teams/faq?project=${gate?.projectId}&instance=${faq.id}`)
  await threadsOf(page).locator('[aria-current="true"]', { hasText: 'New gate' }).waitFor(soon)
  await threadsOf(page).getByRole('link', { name: 'View Emails' }).click()
  await page.waitForURL(`**/project/${gate?.projectId}`)
})

it('FAQ-02, FAQ-06: an answer rests on its source, which opens at the marked sentence, and can be called wrong', async () => {
  const { northwind, write } = base
  await write(northwind.admin, { title: 'Travel', text: 'Hand in your expenses within 30 days.' })
  await write(northwind.admin, { title: 'Keys', text: 'The key to hall B hangs in the office.' })
  await write(northwind.admin, { title: 'Gate', text: 'The gate of hall B is two metres wide.' })
  const { id } = await write(northwind.admin, {
    title: 'Leaving the store',
    text: 'The contract ends on 31 March 2027. Notice must be given in writing 60 days before the end.',
  })
  const page = await openedBase()
  await ask(page, 'How long before the end must notice be given?')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await answer.getByText('Notice must be given in writing 60 days before the end.').first().waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await answer.getByRole('button', { name: 'Right' }).click()
  await answer.getByText('Thank you. This helps').waitFor(soon)
  await answer.getByRole('button', { name: 'Wrong' }).click()
  await answer.getByText('The owner gets your question').waitFor(soon)
  await answer.getByRole('button', { name: 'Wrong' }).click()
  await answer
    .getByRole('link', { name: /^Source 1: Leaving the store/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Leaving the store' }).waitFor(soon)
  const marks = page.locator('mark.marked-sentence')
  await expect
    .poll(async () => (await marks.allTextContents()).join(''), soon)
    .toBe('Notice must be given in writing 60 days before the end.')
  expect(await marks.first().isVisible()).toBe(true)
  await page.goBack()
  await answer.getByText('Notice must be given').first().waitFor(soon)
  await base.northwind.admin.send('DELETE', `/api/knowledge/articles/${id}`)
})

it('FAQ-02: what it does not know it says, and the question is worked off: a draft, approved, with the article as its answer', async () => {
  const { meiHere, openAt } = base
  const mei = await openAt(meiHere, '/teams/faq')
  const page = await openedBase()
  await ask(mei, 'Who signs for parcels in the evening?')
  await mei.getByText('I do not know.').waitFor(soon)
  await mei.getByText(/Amara Okafor is asked, and you get a mail/).waitFor(soon)
  expect(await axeFaults(mei)).toEqual([])
  const waiting = page.getByRole('region', { name: 'Unanswered' })
  await waiting.getByRole('heading', { name: 'Who signs for parcels in the evening?' }).waitFor(soon)
  await page.goto(`${base.world.url}/teams/faq?view=questions`)
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('link', { name: /^Who signs/ })
    .click()
  await page.getByRole('heading', { level: 3, name: 'Who signs for parcels in the evening?' }).waitFor(soon)
  await page.keyboard.press('c')
  await page.keyboard.type('After 18:00 the porter signs for parcels.')
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue(), soon)
    .toBe('After 18:00 the porter signs for parcels.')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await toastOf(page, 'Draft saved').waitFor(soon)
  await page.getByRole('link', { name: 'Knowledge Base' }).click()
  const draft = page.getByRole('article').filter({ hasText: 'the porter signs' })
  await draft.getByRole('button', { name: /^Decline/ }).click()
  await toastOf(page, 'Draft declined').getByRole('button', { name: 'Undo' }).click()
  await draft.getByRole('button', { name: /^Approve/ }).click()
  await toastOf(page, 'Whoever asked gets the answer.').waitFor(soon)
  await expect.poll(() => waiting.getByText('Who signs for parcels in the evening?').count(), soon).toBe(0)
})

it('a question is taken off the list with a way back, and j and k walk the list', async () => {
  await base.ask(base.meiHere, 'May a partner resell under their own label?')
  await base.ask(base.bobHere, 'May a partner resell under their own label?')
  await base.ask(base.meiHere, 'Which printer takes the wide paper?')
  const page = await opened('/teams/faq?view=questions')
  const list = page.getByRole('navigation', { name: 'Questions' })
  await list.locator('[aria-current="true"]', { hasText: 'resell' }).waitFor(soon)
  await page.keyboard.press('j')
  await expect.poll(() => list.locator('[aria-current="true"]').textContent(), soon).not.toContain('resell')
  await page.keyboard.press('k')
  await list.locator('[aria-current="true"]', { hasText: 'resell' }).waitFor(soon)
  await page
    .getByText(/asked twice by 2 people/i)
    .first()
    .waitFor(soon)
  await page.getByRole('button', { name: 'Take off the list' }).click()
  await expect.poll(() => list.getByText('resell').count(), soon).toBe(0)
  await toastOf(page, 'Taken off the list').getByRole('button', { name: 'Undo' }).click()
  await list.getByText('resell').waitFor(soon)
})

it('two sentences that differ are both true, until Undo or z says that they are not', async () => {
  const { northwind, write } = base
  await write(northwind.admin, { title: 'Lease', text: 'The deposit for a pallet is 12 euros.' })
  await write(northwind.admin, { title: 'Yard rules', text: 'The deposit for a pallet is 15 euros.' })
  const page = await openedBase()
  const pairs = page.getByRole('region', { name: 'Contradictions' })
  await pairs.getByText('The deposit for a pallet is 15 euros.').waitFor(soon)
  const settle = async () => {
    await pairs.getByRole('button', { name: 'Both are true' }).click()
    await toastOf(page, 'Both are true').waitFor(soon)
    await expect.poll(() => pairs.count(), soon).toBe(0)
  }
  await settle()
  await toastOf(page, 'Both are true').getByRole('button', { name: 'Undo' }).click()
  await pairs.getByText('The deposit for a pallet is 15 euros.').waitFor(soon)
  await settle()
  await page.keyboard.press('z')
  await pairs.getByText('The deposit for a pallet is 15 euros.').waitFor(soon)
})

it('an article is written with its preview, survives a reload, and opens at an address of its own', async () => {
  const page = await openedBase()
  await page.keyboard.press('c')
  await page.waitForURL('**/knowledge/new')
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Give it a title').waitFor(soon)
  await page.getByRole('textbox', { name: 'Title' }).fill('Parking')
  await textOf(page).focus()
  await page.keyboard.type('## Guests\n\nGuests park behind hall C.\n\n- Take a ticket\nShow it')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('heading', { name: 'Guests' }).waitFor(soon)
  expect(await preview.getByRole('listitem').count()).toBe(2)
  await page.keyboard.type(
    ' ![a map](https://images.example.com/map.png) <img src="https://images.example.com/b.png">',
  )
  await preview.getByRole('link', { name: 'a map' }).waitFor(soon)
  expect(await preview.locator('img').count()).toBe(0)
  await page.reload()
  await expect.poll(() => textOf(page).inputValue(), soon).toContain('Guests park behind hall C.')
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByRole('textbox', { name: 'Source 1', exact: true }).fill('The plan of the yard')
  await textOf(page).press('Control+Enter')
  await page.getByRole('heading', { level: 1, name: 'Parking' }).waitFor(soon)
  expect(new URL(page.url()).pathname).toMatch(/^\/knowledge\/\d+$/)
  await page.getByRole('region', { name: 'Rests on' }).getByText('The plan of the yard').waitFor(soon)
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

it('an edit tints what is new, keeps the text when somebody was faster, and its versions are compared and restored', async () => {
  const { northwind, bobHere, write } = base
  const { id } = await write(northwind.admin, {
    title: 'Fire drill',
    text: 'The drill takes place twice a year.',
  })
  const page = await opened(`/knowledge/${id}`)
  await page.getByRole('heading', { level: 1, name: 'Fire drill' }).waitFor(soon)
  await page.keyboard.press('e')
  await textOf(page).press('Control+End')
  await page.keyboard.type(' Meet at the gate.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.locator('ins', { hasText: 'Meet at the gate.' }).waitFor(soon)
  await page.getByText('1 sentence added, 0 removed since version 1').waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await bobHere.send('PATCH', `/api/knowledge/articles/${id}`, { text: 'The drill takes place once a year.' })
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Somebody changed this article while you wrote.').waitFor(soon)
  expect(await textOf(page).inputValue()).toBe('The drill takes place twice a year. Meet at the gate.')
  await page.getByRole('button', { name: 'Publish mine over it' }).click()
  await toastOf(page, 'Published').waitFor(soon)
  await page.getByText('Version 3').first().waitFor(soon)
  await page.getByRole('button', { name: 'More for this article' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await page.locator('del', { hasText: 'once a year' }).waitFor(soon)
  await page.getByRole('button', { name: /^Version 2/ }).click()
  await page.locator('ins', { hasText: 'once a year' }).waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Make version 2 the latest' }).click()
  await toastOf(page, 'Version 2 is the latest again').waitFor(soon)
  const now = await northwind.admin.get<Article>(`/api/knowledge/articles/${id}`)
  expect(now).toMatchObject({ version: 4, text: 'The drill takes place once a year.' })
})

it('an article is verified, made public, deleted, brought back by Undo, and found again among the deleted', async () => {
  const { id } = await base.write(base.northwind.admin, {
    title: 'Old price list',
    text: 'A lamp costs 40 dollars.',
  })
  const page = await opened(`/knowledge/${id}`)
  await page.getByRole('button', { name: 'Verify now' }).click()
  await toastOf(page, 'Verified').waitFor(soon)
  await page.getByRole('switch', { name: 'Public' }).click()
  await expect.poll(async () => (await articleOf('Old price list'))?.isPublic, soon).toBe(true)
  const remove = async () => {
    await page.getByRole('button', { name: 'More for this article' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toastOf(page, 'Article deleted').waitFor(soon)
  }
  await remove()
  await expect.poll(() => articleOf('Old price list'), soon).toBeUndefined()
  await toastOf(page, 'Article deleted').getByRole('button', { name: 'Undo' }).click()
  await articleLink(page, 'Old price list').click()
  await remove()
  await page.getByRole('button', { name: 'Deleted' }).click()
  await page
    .getByRole('row', { name: /Old price list/ })
    .getByRole('button', { name: 'Bring back' })
    .click()
  await toastOf(page, 'Article is back').waitFor(soon)
})

it('MAIL-32: files are given at once, each becomes an article or a document, and one that cannot be sent says why', async () => {
  const page = await openedBase()
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
  await failCalls(page, /knowledge\/files$/, 'POST', 500)
  await page
    .getByLabel('Files for the knowledge base')
    .setInputFiles([file('Kitchen.md', Buffer.from('The kitchen is cleaned on Fridays.'))])
  const progress = page.getByRole('region', { name: 'Upload' })
  await progress.getByText('0 files added, 1 failed').waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
  await page.unrouteAll()
  await progress.getByRole('button', { name: 'Retry' }).click()
  await progress.getByText('1 file added').waitFor(soon)
  await page
    .getByLabel('Files for the knowledge base')
    .setInputFiles([
      file('Hall contract.pdf', base.hall),
      file('Heating.txt', Buffer.from('The heating is off at night.')),
    ])
  await progress.getByText('2 files added').waitFor(soon)
  await page.getByRole('button', { name: 'Documents' }).click()
  await page.getByRole('row', { name: /Hall contract.*PDF, 2 pages/ }).waitFor(soon)
  await ask(page, 'How long before the end must notice be given?')
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  await answer
    .getByRole('link', { name: /^Source 1: Hall contract/ })
    .first()
    .click()
  await page.locator('mark', { hasText: '60 days before the end' }).waitFor(soon)
  expect(await axeFaultsInBothThemes(page)).toEqual([])
})

it('a member writes a draft, is not offered to upload, and sees what is approved without a reload', async () => {
  const mei = await base.openAt(base.meiHere, '/knowledge/new')
  await mei.getByRole('textbox', { name: 'Title' }).fill('Who may give a discount')
  await textOf(mei).fill('Up to five per cent anybody in Sales may.')
  await mei.getByRole('button', { name: 'Send for approval' }).click()
  await mei.getByText('Waits for approval').waitFor(soon)
  await mei.getByRole('link', { name: 'Knowledge Base' }).click()
  await articleLink(mei, 'Returns').waitFor(soon)
  expect(await mei.getByRole('button', { name: 'Upload' }).count()).toBe(0)
  expect(await articleLink(mei, 'Who may give a discount').count()).toBe(0)
  const draft = await articleOf('Who may give a discount', 'draft')
  await base.northwind.admin.send('POST', `/api/knowledge/articles/${draft?.id}/approve`, {})
  await articleLink(mei, 'Who may give a discount').waitFor(soon)
})

it('FAQ-02: of more articles and questions than a page holds the next are a press away', async () => {
  const lucia = await base.world.signUp('lucia')
  const { id } = await lucia.get<{ id: number }>('/api/auth/user')
  const { db } = base.world.app
  await db.query(
    `insert into knowledge_articles (owner_id, creator_id, kind, origin, status, title, text, verified_at)
     select $1, $1, 'article', 'written', 'published', 'Rule ' || to_char(n, 'FM000'), 'Rule.', now()
     from generate_series(1, 230) as n`,
    [id],
  )
  await db.query(
    `insert into knowledge_questions (owner_id, text, state, because, source_email, last_asked_at)
     select $1, 'Question ' || to_char(n, 'FM000') || '?', 'unanswered', 'not_found', '', now() - n * interval '1 hour'
     from generate_series(1, 130) as n`,
    [id],
  )
  const page = await base.board.open(lucia, '/teams/faq')
  await articleLink(page, 'Rule 001').waitFor(soon)
  expect(await articleLink(page, 'Rule 101').count()).toBe(0)
  await page.getByText('100 of 230').waitFor(soon)
  await page.getByRole('button', { name: 'Show more' }).click()
  await articleLink(page, 'Rule 200').waitFor(soon)
  await page.getByRole('button', { name: 'Show more' }).click()
  await articleLink(page, 'Rule 230').waitFor(soon)
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Work them off' }).click()
  const list = page.getByRole('navigation', { name: 'Questions' })
  await list.getByText('Question 100?').waitFor(soon)
  await list.getByRole('button', { name: 'Show more' }).click()
  await list.getByText('Question 130?').waitFor(soon)
  expect(await axeFaults(page)).toEqual([])
})

it('with the keys alone one asks, walks the articles and opens one; the palette finds it too', async () => {
  const page = await openedBase()
  await page.keyboard.press('/')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Question')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Articles and documents' }).click()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  const title = await page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor(soon)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search/ }).fill('returned samples')
  await page
    .getByRole('option', { name: /Returns/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor(soon)
})

it('an empty base says how it begins, a failing one what is safe, and nothing is wider than a phone', async () => {
  const empty = await base.board.open(base.jonas, '/teams/faq', { width: 320, height: 640 })
  await empty.getByText('No articles yet').waitFor(soon)
  expect(await overflow(empty)).toBe(0)
  expect(await axeFaults(empty)).toEqual([])
  const id = base.kept.returns.id
  for (const path of [
    '/teams/faq',
    '/teams/faq?view=questions',
    `/knowledge/${id}`,
    `/knowledge/${id}?view=edit`,
    '/knowledge/new',
  ]) {
    const page = await opened(path, { width: 320, height: 640 })
    await page.getByRole('main').getByRole('heading').first().waitFor(soon)
    await page.waitForLoadState('networkidle')
    expect([path, await overflow(page)]).toEqual([path, 0])
    // The page scrolls within its main part.
    const over = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
    expect([path, over]).toEqual([path, 0])
    await page.close()
  }
  const failing = await base.openAt(base.northwind.admin, '/privacy')
  const mend = await failCalls(failing, /api\/knowledge/, 'GET', 500)
  await failing.goto(`${base.world.url}/teams/faq`)
  await failing.getByText('Failed to load the articles').waitFor(soon)
  await failing.getByText('Failed to load the questions.').waitFor(soon)
  expect(await axeFaults(failing)).toEqual([])
  await mend()
  await failing
    .getByRole('region', { name: 'Articles and documents' })
    .getByRole('button', { name: 'Retry' })
    .click()
  await articleLink(failing, 'Returns').waitFor(soon)
})
