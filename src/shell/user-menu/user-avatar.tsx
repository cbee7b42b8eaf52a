import { useState } from 'react'
import { avatarSource, initialsOf } from './avatar'
import classes from './user-menu.module.css'

/** The picture of a person, or their initials; their name stands beside it. */
export function UserAvatar({ name, avatar }: { name: string; avatar: string | undefined }) {
  const source = avatarSource(avatar)
  const [failed, setFailed] = useState<string>()
  return source !== undefined && source !== failed ? (
    <img className={classes.avatar} src={source} alt="" onError={() => setFailed(source)} />
  ) : (
    <span className={classes.avatar} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
