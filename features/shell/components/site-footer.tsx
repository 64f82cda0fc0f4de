/** The footer, whose HTML the server made (`footer.server.tsx`); its links go through the router like those of texts. */
export function SiteFooter({ html }: { html: string }) {
  return (
    <footer
      className="site-footer surface-ink"
      data-rich=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
