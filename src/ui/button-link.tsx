// A link that looks like a button: inside the app by wouter, outside of it (mailto:, https:) by a plain anchor.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

export type ButtonLinkProps = {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  'aria-label'?: string | undefined
  children: ReactNode
}

export function ButtonLink({
  href,
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  'aria-label': label,
  children,
}: ButtonLinkProps) {
  const style = buttonStyle(variant, size, className)
  if (!href.startsWith('/') || href.startsWith('/api/')) {
    return (
      <a href={href} className={style} aria-label={label}>
        {icon}
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={style} aria-label={label}>
      {icon}
      {children}
    </Link>
  )
}
