// What one mail tells: its subject, who wrote it, a summary in its own words, and the topics that it raises (TANYA-04).
import type { EmailIntelligence } from '../../contract.ts'

export function EmailPanel({ of: { subject, sender, summary, insights } }: { of: EmailIntelligence }) {
  return (
    <section aria-label="The selected mail" className="mt-4 rounded-panel bg-(--at) px-5 py-4">
      <h2 className="text-15 font-semibold wrap-text">{subject ?? 'A weekly update'}</h2>
      <p className="text-12 text-ink-2">{sender}</p>
      <p className="mt-2 max-w-(--measure) text-14 wrap-text">
        {summary ?? 'What it says is not quoted: that could tell who wrote it.'}
      </p>
      {insights.length > 0 && (
        <ul aria-label="Topics of the mail" className="mt-3 grid gap-2 border-t border-line-2 pt-3">
          {insights.map(({ id, topic, description }) => (
            <li key={id} className="text-13">
              <span className="font-550">{topic}</span>{' '}
              <span className="text-ink-2 wrap-text">{description}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
