// What became of all that was said: for each thing what was done, for everybody who reads it.
import { FollowUpRow } from './follow-up-row.tsx'
import type { Became } from './follow-ups.ts'

export function WhatBecame({ became, empty }: { became: readonly Became[]; empty: string }) {
  if (became.length === 0 || became.some(({ followUps }) => followUps === undefined)) return null
  const said = became.flatMap((one) => saidIn(one))
  return (
    <section aria-labelledby="what-became" className="mt-6 max-w-[920px]">
      <h2 id="what-became" className="border-b border-line-2 pb-2 text-14 leading-8 font-semibold">
        What became of it
      </h2>
      {said.length === 0 ? (
        <p className="max-w-(--measure) py-3 text-13 text-ink-2">{empty}</p>
      ) : (
        <ul>
          {said.map(({ key, about, own, of }) => (
            <li
              key={key}
              className="grid gap-x-6 gap-y-1.5 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <p className="text-13 wrap-text">
                <span className="block text-12 text-ink-2">You said</span>
                {about}
              </p>
              <div className="min-w-0">
                <p className="text-12 text-ink-2">We did</p>
                <ul className="grid gap-1.5">
                  {own.map((one) => (
                    <FollowUpRow key={one.id} followUp={one} became={of} />
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** By what was said, the latest first. */
function saidIn(of: Became) {
  const all = of.followUps?.followUps ?? []
  return [...new Set(all.map(({ key }) => key))].map((key) => {
    const own = all.filter((one) => one.key === key)
    return { key, about: own[0]?.about ?? '', own, of }
  })
}
