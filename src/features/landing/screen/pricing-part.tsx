// What it costs, which is what is true and no more (LAND-14).
import { Part } from './part.tsx'

const costs = [
  {
    what: 'The software',
    price: 'Free',
    words: 'Open source under the Apache License 2.0, to run on your own server.',
  },
  {
    what: 'People',
    price: 'No seat limit',
    words: 'Everybody on the thread can take part, with or without an account.',
  },
  {
    what: 'Agents',
    price: 'Included',
    words: 'They read by rules, on your server, without any AI provider.',
  },
  {
    what: 'AI provider',
    price: 'Optional',
    words: 'Set up a language model if you want one. It is yours, and what it costs you pay to its provider.',
  },
] as const

export function PricingPart() {
  return (
    <Part
      id="pricing"
      ground="canvas"
      title="Pricing"
      lead="The software is free to run on your own server, with no seat limit. The only cost can be your own AI provider, and it works without one."
    >
      <dl className="border-t border-line-2">
        {costs.map(({ what, price, words }) => (
          <div
            key={what}
            className="grid gap-x-13 gap-y-1 border-b border-line py-4 lg:grid-cols-2 lg:items-baseline"
          >
            <dt className="flex items-baseline justify-between gap-4">
              <span className="text-15 text-ink-2">{what}</span>
              <span className="text-20 font-semibold tracking-[-0.014em]">{price}</span>
            </dt>
            <dd className="text-15 leading-6 text-pretty text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
