// People are round: initials in a ring, and a stack of at most three (CONST-17).
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

export type AvatarProps = { name: string; size?: 'sm' | 'md'; className?: string }

const sizes = { sm: 'size-[22px] text-[9.5px]', md: 'size-8 text-12' }

/** `name` is a name or an address; it is shown on hover and to screen readers. */
export function Avatar({ name, size = 'sm', className }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-sunken leading-none font-semibold tracking-[0.01em] text-ink-2 ring-line-2 [font-stretch:88%]',
        sizes[size],
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}

export const maxAvatars = 3

/** The first three people, then "+N" for the rest (CONST-17). */
export function AvatarStack({ names, className }: { names: readonly string[]; className?: string }) {
  const rest = names.slice(maxAvatars)
  return (
    <span className={classNames('inline-flex items-center', className)}>
      {names.slice(0, maxAvatars).map((name, index) => (
        <Avatar
          key={name}
          name={name}
          className={classNames(
            'outline-2 outline-offset-[-0.5px] outline-(--surface)',
            index > 0 && '-ml-[3px]',
          )}
        />
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')} className="ml-1 text-12 text-ink-2 tabular-nums">
          +{rest.length}
        </span>
      )}
    </span>
  )
}
