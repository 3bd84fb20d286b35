import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Brand } from '@/hotel/layout/admin/Brand';
import { adminTitle } from '@/hotel/layout/admin/admin-title';
import { WebsiteLink } from '@/hotel/layout/admin/WebsiteLink';

type Props = {
  title: string;
  text: string;
  /** Without it there is nothing to send. */
  onSubmit?: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/** The house at dusk on one side, a form on the other. */
export function LoginShell({ title, text, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // Reading starts here after a logout, and after each change of form; not where somebody has begun
  // to type before this code was there.
  useEffect(() => {
    const form = heading.current?.closest('form');
    if (!form?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit?.(event.currentTarget);
  }

  return (
    <main className="login">
      <title>{adminTitle(title)}</title>
      <picture>
        <source
          type="image/avif"
          srcSet="/images/hero-800.avif 800w, /images/hero-1280.avif 1280w, /images/hero-1920.avif 1920w"
          sizes="(width < 900px) 100vw, 60vw"
        />
        <img
          src="/images/hero.jpg"
          width="1920"
          height="1080"
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
      {/* `dialog`: sent before hydration, the form does nothing and keeps what was typed. */}
      <form method="dialog" noValidate onSubmit={submit}>
        <WebsiteLink className="brand">
          <Brand />
        </WebsiteLink>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="login-text">{text}</p>
        {children}
      </form>
    </main>
  );
}
