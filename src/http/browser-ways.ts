// The addresses below /api that a browser goes to, as the published API names them: they lead on to a page (API-75).
export interface BrowserWay {
  path: string
  summary: string
  query: readonly { name: string; description: string }[]
}

const next = { name: 'next', description: 'Page of ours that comes afterwards' }

export const browserWays: readonly BrowserWay[] = [
  { path: '/api/login', summary: 'Leads to the page where one signs in', query: [next] },
  { path: '/api/logout', summary: 'Ends the session and leads to the landing page', query: [] },
  {
    path: '/api/auth/google',
    summary: 'Leads to Google to sign in, or to link an account',
    query: [{ name: 'link', description: '"true" links the account of whoever is signed in' }, next],
  },
  {
    path: '/api/auth/google/callback',
    summary: 'Where Google leads back to, with its answer',
    query: [
      { name: 'code', description: 'What Google gives' },
      { name: 'state', description: 'What we gave Google' },
    ],
  },
]
