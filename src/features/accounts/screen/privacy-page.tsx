// What is read, where it is kept and what leaves the server, in plain words (AUTH-26).
import { ReadingPage } from './reading-page.tsx'

export function PrivacyPage() {
  return (
    <ReadingPage title="Privacy">
      <h2>What is read</h2>
      <p>
        Only mail that is sent to an agent, as its recipient or in copy. Mailcrew has no access to your
        mailbox and reads nothing else. Text that is hidden in a mail is dropped, and pictures from other
        servers are never loaded.
      </p>
      <h2>Where it is kept</h2>
      <p>
        On this server alone: the mail as it came, and the tasks, projects and receipts made from it. A
        project is seen by the people on its mails, a company’s by its members; whoever runs the server can
        reach all of it. Passwords are kept only as hashes. Your browser keeps one cookie for the session and
        one that says it has signed in before, the theme, the chosen company, which agents you used, what you
        have written and not sent yet, and until you log out what you asked the assistant; there is no
        tracking and no advertising.
      </p>
      <h2>What goes to an AI provider</h2>
      <p>
        Nothing, unless the owner of this server, or an admin of your company, has set up a language model.
        Then the new text of a mail to an agent, and what it answers or forwards, goes to that provider to be
        read, and the articles, documents and threads that answers may cite go to a model for vectors if there
        is one. Answers to questions about a mail are kept for a day, so that nothing is sent twice. Each
        record says whether it was read by rules, here on the server, or by the language model.
      </p>
      <h2>Your copy, and deleting it</h2>
      <p>
        Both are in the settings, under Privacy. Request Export gives a zip of what you own or wrote, with the
        original mails and their attachments. Delete Account removes the account and what only you own; work
        for a company stays with the company.
      </p>
    </ReadingPage>
  )
}
