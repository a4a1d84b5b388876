// A row of figures with their names, as over a list or in a side panel.

export type StatsProps = {
  items: readonly { label: string; value: string | number; note?: string }[]
  /** `row` between hairlines over a page, `compact` in a side panel. */
  look?: 'row' | 'compact'
}

export function Stats({ items, look = 'row' }: StatsProps) {
  if (look === 'compact') {
    return (
      <dl className="flex justify-between gap-3">
        {items.map((item) => (
          <div key={item.label}>
            <dt className="inscription text-12 whitespace-nowrap text-ink-3">{item.label}</dt>
            <dd className="text-[18px] leading-6 font-semibold tracking-[-0.01em]">{item.value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="flex flex-wrap overflow-hidden border-y border-line">
      {items.map((item) => (
        <div
          key={item.label}
          className="flex-[1_0_130px] py-2.5 pl-4 shadow-[-1px_-1px_0_var(--line)] first:pl-0"
        >
          <dt className="text-13 text-ink-2">{item.label}</dt>
          <dd className="flex items-baseline gap-2 text-20 font-semibold">
            {item.value}
            {item.note !== undefined && (
              <span className="text-12 font-normal tracking-normal text-ink-2">{item.note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
