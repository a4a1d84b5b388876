// The place of a card in its column, from which it can be carried away, and the slot in which it would land.
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useCarry } from './drag.tsx'

export type CardPlaceProps = {
  taskId: number
  /** Its column comes into sight, on a phone. */
  highlighted?: boolean
  /** Fades in. */
  isNew: boolean
  /** The card; the handle goes on its grip. */
  children: (handle: ReturnType<typeof useCarry>['handle']) => ReactNode
}

export function CardPlace({ taskId, highlighted = false, isNew, children }: CardPlaceProps) {
  const { setCard, isCarried, handle, body } = useCarry(taskId)
  const place = useRef<HTMLDivElement | null>(null)
  useEffect(() => {
    if (highlighted) place.current?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [highlighted])
  return (
    <div
      ref={(element) => {
        place.current = element
        setCard(element)
      }}
      {...body}
      className={classNames('-m-2 p-2', isNew && 'ui-new')}
    >
      <div className={classNames(isCarried && 'rounded-card bg-sunken ring-line [&>*]:invisible')}>
        {children(handle)}
      </div>
    </div>
  )
}

export function LandingSlot() {
  return (
    <div
      aria-hidden
      className="h-[104px] rounded-card bg-accent/9 shadow-[inset_0_0_0_1.5px_color-mix(in_srgb,var(--accent)_42%,transparent)]"
    />
  )
}
