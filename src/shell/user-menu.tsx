// The person's menu: who is signed in, where to go, the theme, and out (SHELL-09..11).
import { Inbox, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../features/accounts/contract.ts'
import { displayName, personInitials } from '../features/accounts/screen/person-name.ts'
import { useMediaQuery } from '../ui/media-query.ts'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx'
import { useTheme } from '../ui/theme.ts'

/* Only on small screens, where there is no room for more tabs (SHELL-09). */
const smallScreenPlaces = [
  ['/dashboard', 'Dashboard'],
  ['/my-tasks', 'My Tasks'],
  ['/task-board', 'Task Board'],
  ['/polling', 'Intelligence'],
] as const

const themes = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const

export function UserMenu({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const [theme, chooseTheme] = useTheme()
  const small = useMediaQuery('(width < 768px)')
  return (
    <Menu label="Account" trigger={<UserButton user={user} />}>
      <div className="px-2 pt-1.5 pb-2">
        <p className="truncate text-13 font-semibold">{displayName(user)}</p>
        <p className="max-w-56 truncate text-12 text-ink-2">{user.email}</p>
      </div>
      <MenuSeparator />
      {small && (
        <>
          {smallScreenPlaces.map(([path, label]) => (
            <MenuItem key={path} onSelect={() => navigate(path)}>
              {label}
            </MenuItem>
          ))}
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Settings aria-hidden />} onSelect={() => navigate('/settings')}>
        Settings
      </MenuItem>
      <MenuItem icon={<Inbox aria-hidden />} onSelect={() => navigate('/mails')}>
        Mail log
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice value={theme} onValueChange={chooseTheme} options={themes} />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => location.assign('/api/logout')}>
        Log out
      </MenuItem>
    </Menu>
  )
}

function UserButton({ user, ...trigger }: { user: User }) {
  return (
    <button
      type="button"
      aria-label={`${displayName(user)}, menu`}
      className="grid size-8 place-items-center rounded-control hover:bg-hover aria-expanded:bg-hover max-md:size-11"
      {...trigger}
    >
      <Face user={user} />
    </button>
  )
}

/* Initials also where the picture cannot be loaded, as when the policy allows no pictures of others. */
function Face({ user }: { user: User }) {
  const [missing, setMissing] = useState(false)
  if (user.profileImageUrl !== null && !missing) {
    return (
      <img
        src={user.profileImageUrl}
        alt=""
        className="size-[22px] rounded-full object-cover"
        onError={() => setMissing(true)}
      />
    )
  }
  return (
    <span className="grid size-[22px] place-items-center rounded-full bg-sunken text-[9.5px] leading-none font-semibold text-ink-2 ring-line-2 [font-stretch:88%]">
      {personInitials(user)}
    </span>
  )
}
