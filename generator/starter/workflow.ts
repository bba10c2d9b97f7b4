// The workflow of a new repository on GitHub: it checks every pull request, and publishes what is merged.

const rsync = `      # Repository settings, Secrets: SSH_KEY, and as variables TARGET (user@host:/var/www/...)
      - run: |
          install -m 600 /dev/stdin key <<< "$SSH_KEY"
          rsync -az --delete --exclude .well-known -e "ssh -i key -o StrictHostKeyChecking=accept-new" dist/ "$TARGET/"
        env:
          SSH_KEY: \${{ secrets.SSH_KEY }}
          TARGET: \${{ vars.TARGET }}`;

/** How each host is given the site. */
const deploySteps: Readonly<Record<string, string | undefined>> = {
  apache: rsync,
  nginx: rsync,
  caddy: rsync,
  folders: rsync,
  github: `      - uses: actions/upload-pages-artifact@v5
        with:
          path: dist
          include-hidden-files: true
      - uses: actions/deploy-pages@v5`,
  netlify: `      # Repository settings, Secrets: NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID
      - run: npx --yes netlify-cli deploy --prod --dir dist
        env:
          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
          NETLIFY_SITE_ID: \${{ secrets.NETLIFY_SITE_ID }}`,
  cloudflare: `      # Repository settings, Secrets: CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID; variable: PROJECT
      - run: npx --yes wrangler pages deploy dist --project-name "$PROJECT"
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
          PROJECT: \${{ vars.PROJECT }}`,
  vercel: `      # Repository settings, Secrets: VERCEL_TOKEN, VERCEL_ORG_ID and VERCEL_PROJECT_ID
      - run: npx --yes vercel deploy dist --prod --yes --token "$VERCEL_TOKEN"
        env:
          VERCEL_TOKEN: \${{ secrets.VERCEL_TOKEN }}
          VERCEL_ORG_ID: \${{ secrets.VERCEL_ORG_ID }}
          VERCEL_PROJECT_ID: \${{ secrets.VERCEL_PROJECT_ID }}`,
  azure: `      # Repository settings, Secrets: AZURE_STATIC_WEB_APPS_API_TOKEN
      - uses: Azure/static-web-apps-deploy@v1
        with:
          action: upload
          app_location: dist
          skip_app_build: true
          azure_static_web_apps_api_token: \${{ secrets.AZURE_STATIC_WEB_APPS_API_TOKEN }}`,
  cloudfront: `      # Repository settings, Secrets: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY; variables: BUCKET and DISTRIBUTION
      - run: sh hosting/cloudfront/deploy.sh
        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
          BUCKET: \${{ vars.BUCKET }}
          DISTRIBUTION: \${{ vars.DISTRIBUTION }}`,
};

const setUp = `      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: lts/*
          cache: npm
      - run: npm ci`;

/** Returns the workflow for a host; without one it only checks. */
export function workflowFor(host: string | undefined): string {
  const deploy = host === undefined ? undefined : deploySteps[host];
  const publish = `
  publish:
    # What is merged, and once a night, so that courses that have begun leave the schedule.
    if: github.event_name != 'pull_request'
    needs: check
    runs-on: ubuntu-latest${host === 'github' ? '\n    environment: github-pages' : ''}
    steps:
${setUp}
      - run: npx prospectus build
${deploy ?? ''}
`;
  return `# Checks every pull request${deploy ? ', and publishes what is merged' : ''}.
name: Site

on:
  pull_request:
  push:
    branches: [main]
${deploy ? "  schedule:\n    - cron: '15 2 * * *'\n" : ''}
permissions:
  contents: read
${host === 'github' ? '  pages: write\n  id-token: write\n' : ''}
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
${setUp}
      - run: npx prospectus check
${deploy ? publish : ''}`;
}
