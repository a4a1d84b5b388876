// The terms in plain words (AUTH-26).
import { ReadingPage } from './reading-page.tsx'

export function TermsPage() {
  return (
    <ReadingPage title="Terms">
      <h2>What this is</h2>
      <p>
        Mailcrew is software that somebody runs on a server of their own. You send a mail to an agent, the
        agent reads it, and you get tasks and other records from it. The terms of use here are those of
        whoever runs this server.
      </p>
      <h2>What you may expect</h2>
      <p>
        A mail that the server has taken is kept and worked. Agents can misread a mail: each record shows the
        sentence it was made from, and what an agent did can be undone. Check what matters.
      </p>
      <h2>What is asked of you</h2>
      <p>
        Send only mail that you may share. Don’t use the agents to send mail that people have not asked for,
        and don’t try to reach what belongs to others.
      </p>
      <h2>No warranty</h2>
      <p>
        The software is free under the Apache License 2.0 and comes as it is, without any warranty. You may
        leave at any time.
      </p>
    </ReadingPage>
  )
}
