import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '@/shell/sign-in-page'
import { enterLogin } from '@/session/enter-login'

export const Route = createFileRoute('/auth-redirect')({
  staticData: { title: msg`Sign in`, alwaysShow: true },
  loader: ({ context: { queryClient } }) => enterLogin(queryClient),
  component: Login,
})

function Login() {
  return <SignInPage outcome={Route.useLoaderData()} />
}
