import { useEffect, useRef, type ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { heroPictures } from '@/website/hero/view/hero-pictures';
import { HotelBrand } from '@/kit/page-parts/view/HotelBrand';
import { adminTitle } from '@/kit/page-parts/admin/PageTitle';
import { WebsiteLink } from '@/kit/page-parts/admin/WebsiteLink';
import { Form } from '@/ui/Form';
import { Picture } from '@/ui/Picture';

type Props = {
  title: string;
  text: string;
  onSubmit?: (form: HTMLFormElement) => void;
  children: ReactNode;
};

export function LoginShell({ title, text, onSubmit, children }: Props) {
  const { sections, images } = useContent().content;
  const heading = useRef<HTMLHeadingElement>(null);

  // Focuses the heading when the form changes, unless somebody is typing already.
  useEffect(() => {
    const form = heading.current?.closest('form');
    if (!form?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main className="login">
      <title>{adminTitle(title)}</title>
      <Picture
        className="max-h-screen bg-brand"
        candidates={heroPictures(sections.heroSection, images, 'wide').map((picture) => ({
          ...picture,
          alt: '',
        }))}
        placeholder={null}
        sizes="(width < 64rem) 100vw, max(60vw, 178vh)"
      />
      {/* `method="dialog"`: submitting before hydration does nothing and keeps the typed text. */}
      <Form method="dialog" onSubmit={(form) => onSubmit?.(form)}>
        <WebsiteLink className="brand mb-6 text-ink lg:mb-10">
          <HotelBrand hotelInfo={sections.hotelInfo} images={images} />
        </WebsiteLink>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="quiet mt-[0.4rem] wrap-anywhere">{text}</p>
        {children}
      </Form>
    </main>
  );
}
