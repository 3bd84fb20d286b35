/* Feature-guided non-local-means denoiser for path-traced images (RGB float).
 *
 *   cc -O3 -march=native -ffast-math -fopenmp -shared -fPIC nlm.c -o nlm.so -lm
 *
 * render.py calls nlm() through ctypes. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TINY_ALBEDO 0.08f
#define VARIANCE_RADIUS 4
#define FAR_AWAY 500.f /* sky and horizon: depth says nothing there */
#define MAX_DISTANCE 12.f /* beyond this a sample weighs nothing */
#define COLUMNS 64

/* Mean over a (2r+1)^2 window, in place; t is scratch of the same size. */
static void boxblur(float *d, float *t, int w, int h, int r) {
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    float s = 0;
    int n = 0;
    float *p = d + (size_t)y * w, *q = t + (size_t)y * w;
    for (int x = 0; x < r && x < w; x++) {
      s += p[x];
      n++;
    }
    for (int x = 0; x < w; x++) {
      if (x + r < w) {
        s += p[x + r];
        n++;
      }
      if (x - r - 1 >= 0) {
        s -= p[x - r - 1];
        n--;
      }
      q[x] = s / n;
    }
  }
#pragma omp parallel for
  for (int c = 0; c < w; c += COLUMNS) {
    int e = c + COLUMNS < w ? c + COLUMNS : w;
    float s[COLUMNS] = {0};
    int n = 0;
    for (int y = 0; y < r && y < h; y++) {
      for (int x = c; x < e; x++) s[x - c] += t[(size_t)y * w + x];
      n++;
    }
    for (int y = 0; y < h; y++) {
      if (y + r < h) {
        for (int x = c; x < e; x++) s[x - c] += t[(size_t)(y + r) * w + x];
        n++;
      }
      if (y - r - 1 >= 0) {
        for (int x = c; x < e; x++) s[x - c] -= t[(size_t)(y - r - 1) * w + x];
        n--;
      }
      for (int x = c; x < e; x++) d[(size_t)y * w + x] = s[x - c] / n;
    }
  }
}

static int clamp(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

/* a, b           two half-sample renders; their difference gives the variance
 * alb, nrm, dep  guides: albedo, normal (w*h*3) and depth (w*h)
 * out            the result
 * r, pr, k       search radius, patch radius, strength */
void nlm(const float *a, const float *b, const float *alb, const float *nrm, const float *dep,
         float *out, int w, int h, int r, int pr, float k) {
  size_t N = (size_t)w * h;
  float *g = malloc(N * 12), *var = malloc(N * 12), *lin = malloc(N * 12), *dm = malloc(N * 12);
  float *t = malloc(N * 4), *d = malloc(N * 4), *ws = calloc(N, 4);

  /* Work on light divided by albedo, so that textures are not blurred with the noise. */
  for (size_t i = 0; i < N * 3; i++) {
    float m = alb[i] > TINY_ALBEDO ? alb[i] : TINY_ALBEDO;
    dm[i] = m;
    float x = a[i] / m, y = b[i] / m;
    lin[i] = 0.5f * (x + y);
    float lx = logf(1 + fmaxf(x, 0)), ly = logf(1 + fmaxf(y, 0));
    g[i] = 0.5f * (lx + ly);
    var[i] = 0.25f * (lx - ly) * (lx - ly);
  }
  for (int c = 0; c < 3; c++) {
    for (size_t i = 0; i < N; i++) d[i] = var[i * 3 + c];
    boxblur(d, t, w, h, VARIANCE_RADIUS);
    for (size_t i = 0; i < N; i++) var[i * 3 + c] = d[i];
  }

  memset(out, 0, N * 12);
  for (int dy = -r; dy <= r; dy++)
    for (int dx = -r; dx <= r; dx++) {
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          size_t p = (size_t)y * w + x, q = (size_t)clamp(y + dy, h) * w + clamp(x + dx, w);
          float s = 0;
          for (int c = 0; c < 3; c++) {
            float e = g[p * 3 + c] - g[q * 3 + c], vp = var[p * 3 + c], vq = var[q * 3 + c];
            s += (e * e - (vp + fminf(vp, vq))) / (1e-5f + k * k * (vp + vq));
          }
          d[p] = s / 3;
        }
      boxblur(d, t, w, h, pr);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          int yy = y + dy, xx = x + dx;
          if (yy < 0 || yy >= h || xx < 0 || xx >= w) continue;
          size_t p = (size_t)y * w + x, q = (size_t)yy * w + xx;
          float fa = 0, fn = 0;
          for (int c = 0; c < 3; c++) {
            float e = alb[p * 3 + c] - alb[q * 3 + c];
            fa += e * e;
            e = nrm[p * 3 + c] - nrm[q * 3 + c];
            fn += e * e;
          }
          float dd = (dep[p] - dep[q]) / (0.02f * fminf(dep[p], 60.f) + 0.01f);
          if (dep[p] > FAR_AWAY && dep[q] > FAR_AWAY) dd = 0;
          /* The guide that differs most decides. */
          float f = fmaxf(fmaxf(fa / 0.004f, fn / 0.03f), dd * dd * 0.08f);
          float m = fmaxf(fmaxf(d[p], 0), f);
          if (m > MAX_DISTANCE) continue;
          float wt = expf(-m);
          ws[p] += wt;
          for (int c = 0; c < 3; c++) out[p * 3 + c] += wt * lin[q * 3 + c];
        }
    }
  for (size_t i = 0; i < N; i++)
    for (int c = 0; c < 3; c++) out[i * 3 + c] = out[i * 3 + c] / ws[i] * dm[i * 3 + c];

  free(g), free(var), free(lin), free(dm), free(t), free(d), free(ws);
}
