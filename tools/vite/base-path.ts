/**
 * Where the built application will live, from the environment variable `BASE_PATH`.
 *
 * @throws with one clear line when it is not a plain path with a slash at both ends
 */
export function basePath(value: string | undefined): string {
  const path = value === undefined || value === '' ? '/' : value
  if (!/^\/(?:[\w.~-]+\/)*$/.test(path)) {
    throw new Error(
      `BASE_PATH must be a path that starts and ends with a slash, such as /shopaccount/, not "${path}"`,
    )
  }
  return path
}
